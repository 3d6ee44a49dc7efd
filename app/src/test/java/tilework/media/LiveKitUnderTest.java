package tilework.media;

import tilework.engine.talk.MediaTicket;

/** A LiveKit that the promises about media rooms are tried on. */
interface LiveKitUnderTest extends AutoCloseable {
    MediaServer server();

    /** Goes in with a ticket; stays until put out. Throws when refused. */
    void join(MediaTicket ticket);

    /** All rooms are gone, as when the process was ended and started. */
    void restart();

    @Override
    void close();
}
