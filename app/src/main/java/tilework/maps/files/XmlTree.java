package tilework.maps.files;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;

/**
 * Tilesets and templates that Tiled saved as XML, as the tree that the same file saved as JSON
 * would give. Document types and entities are refused, so nothing outside of the bytes is ever
 * read.
 */
public final class XmlTree {
    private static final int MAX_DEPTH = 32;
    private static final int MAX_ELEMENTS = 200_000;

    private final XMLStreamReader reader;
    private int elements;

    private XmlTree(XMLStreamReader reader) {
        this.reader = reader;
    }

    /** The root element; null and a fault when these bytes are not the XML of such a file. */
    public static @Nullable ObjectNode read(byte[] bytes, String root, Faults faults) {
        try {
            XMLStreamReader reader =
                    factory().createXMLStreamReader(new ByteArrayInputStream(bytes));
            return new XmlTree(reader).root(root, faults);
        } catch (XMLStreamException e) {
            String where =
                    e.getLocation() == null
                            ? ""
                            : "line "
                                    + e.getLocation().getLineNumber()
                                    + ", column "
                                    + e.getLocation().getColumnNumber();
            faults.error("this is not XML that can be read: " + where);
            return null;
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("no external entities");
        });
        return factory;
    }

    private @Nullable ObjectNode root(String root, Faults faults) throws XMLStreamException {
        while (reader.hasNext()) {
            int event = reader.next();
            if (event == XMLStreamConstants.DTD) {
                faults.error("a document type (DOCTYPE) is not allowed");
                return null;
            }
            if (event == XMLStreamConstants.START_ELEMENT) {
                String name = reader.getLocalName();
                if (!name.equals(root)) {
                    faults.error("the file must hold a <" + root + "> but holds a <" + name + ">");
                    return null;
                }
                return element(0, faults);
            }
        }
        faults.error("the file must hold a <" + root + "> but is empty");
        return null;
    }

    /** The element that the reader stands on; afterwards it stands on its end. */
    private ObjectNode element(int depth, Faults faults) throws XMLStreamException {
        if (depth > MAX_DEPTH || ++elements > MAX_ELEMENTS) {
            throw new XMLStreamException("too deep or too long", reader.getLocation());
        }
        ObjectNode node = XmlShapes.attributes(reader);
        StringBuilder text = new StringBuilder();
        int event = reader.next();
        while (event != XMLStreamConstants.END_ELEMENT) {
            if (event == XMLStreamConstants.START_ELEMENT) {
                String name = reader.getLocalName();
                XmlShapes.attach(node, name, element(depth + 1, faults));
            } else if (event == XMLStreamConstants.CHARACTERS
                    || event == XMLStreamConstants.CDATA) {
                text.append(reader.getText());
            }
            event = reader.next();
        }
        XmlShapes.text(node, text.toString());
        return node;
    }
}
