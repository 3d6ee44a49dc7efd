package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What a scenario found: the figures to read, and all that they come from. */
record Result(List<Figure> figures, ObjectNode details) {}
