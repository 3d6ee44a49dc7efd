package tilework.ws;

/**
 * How long sockets may be quiet.
 *
 * @param pingMillis from one ping of ours to the next
 * @param silenceMillis without one byte from the client, until it is taken for dead
 * @param closeMillis for the end of a connection to be agreed on, until it is cut
 */
public record SocketTimes(long pingMillis, long silenceMillis, long closeMillis) {
    public static final SocketTimes DEFAULT = new SocketTimes(10_000, 30_000, 2_000);
}
