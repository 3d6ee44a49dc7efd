package tilework.world;

import java.util.ArrayList;
import java.util.List;
import tilework.concurrency.ThreadConfined;

/** What happened, in order, until it is taken. */
@ThreadConfined("tick")
final class ChangeLog {
    private List<Change> changes = new ArrayList<>();

    void add(Change change) {
        changes.add(change);
    }

    /** All changes since the call before; the list is the caller's. */
    List<Change> take() {
        if (changes.isEmpty()) {
            return List.of();
        }
        List<Change> taken = changes;
        changes = new ArrayList<>();
        return taken;
    }
}
