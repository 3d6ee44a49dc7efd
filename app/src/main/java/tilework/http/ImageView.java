package tilework.http;

/**
 * An image of a map as clients ask for it.
 *
 * @param path where, e.g. "/map-images/12ab.png": it names the content
 * @param bytes the file; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // sent as it is to every client
public record ImageView(String path, String mediaType, byte[] bytes) {}
