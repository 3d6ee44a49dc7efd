package tilework.http;

import tilework.world.grid.FloorId;

/**
 * A floor as clients ask for it.
 *
 * @param mapHash names the document's content
 * @param document JSON in UTF-8; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // sent as it is to every client
public record FloorView(FloorId id, String name, String mapHash, byte[] document) {
    String mapUrl() {
        return "/api/floors/" + id + "/map?v=" + mapHash;
    }
}
