package tilework.ws;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.ws.TestCommands.say;
import static tilework.ws.TestCommands.walkTo;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilework.engine.CloseReason;
import tilework.office.Token;
import tilework.watch.Eventually;

/** What no client of ours sends. */
class BadFramesIT {
    private static final int TEXT = 1;
    private static final int BINARY = 2;

    private TestOffice office;

    @BeforeEach
    void open() throws Exception {
        office = new TestOffice(new SocketTimes(100, 20_000, 500), 50);
    }

    @AfterEach
    void close() {
        office.close();
    }

    @Test
    void malformed_bytes_close_the_connection_in_words() {
        assertClosed1008(new byte[] {(byte) 0xFF, 1, 2, 3}, "not a ClientFrame");
    }

    @Test
    void an_empty_message_closes_the_connection_in_words() {
        assertClosed1008(new byte[0], "no command");
    }

    @Test
    void an_unknown_command_closes_the_connection_in_words() {
        assertClosed1008(new byte[] {(byte) 0xA2, 6, 0}, "not known");
    }

    @Test
    void an_oversized_message_closes_the_connection_in_words() {
        assertClosed1008(new byte[8193], "at most 8192 bytes");
    }

    private void assertClosed1008(byte[] message, String words) {
        try (RawClient ada = connect(office.person(20, 20))) {
            ada.sendMessage(BINARY, message);

            ada.readUntilClosed();

            assertThat(ada.closeCode).isEqualTo(1008);
            assertThat(ada.closeWords).contains(words);
            Eventually.holds("counted", () -> office.meters.count(CloseReason.MALFORMED) == 1);
        }
    }

    @Test
    void text_closes_the_connection_in_words() {
        try (RawClient ada = connect(office.person(20, 20))) {
            ada.sendMessage(TEXT, "hello".getBytes(StandardCharsets.UTF_8));

            ada.readUntilClosed();

            assertThat(ada.closeCode).isEqualTo(1008);
            assertThat(ada.closeWords).contains("binary");
        }
    }

    @Test
    void a_message_in_parts_is_understood_up_to_the_limit() {
        try (RawClient ada = connect(office.person(20, 20))) {
            byte[] say = say("hello").build().toByteArray();
            ada.sendBytes(part(false, BINARY, say, 0, 3));
            ada.sendBytes(part(true, 0, say, 3, say.length));
            ada.readUntil("own words", it -> it.speeches.contains("hello"));

            ada.sendBytes(part(false, BINARY, new byte[5000], 0, 5000));
            ada.sendBytes(part(true, 0, new byte[5000], 0, 5000));
            ada.readUntilClosed();

            assertThat(ada.closeWords).contains("at most 8192 bytes");
        }
    }

    private static byte[] part(boolean last, int opCode, byte[] from, int start, int end) {
        int length = end - start;
        byte[] frame = new byte[8 + length];
        frame[0] = (byte) ((last ? 0x80 : 0) | opCode);
        frame[1] = (byte) (0x80 | 126);
        frame[2] = (byte) (length >> 8);
        frame[3] = (byte) length;
        System.arraycopy(from, start, frame, 8, length);
        return frame;
    }

    @Test
    void a_flood_of_commands_closes_the_connection_in_words() {
        try (RawClient ada = connect(office.person(20, 20));
                RawClient bo = connect(office.person(22, 20))) {
            for (int i = 0; i < 400; i++) {
                ada.send(walkTo(i % 30, 20));
            }

            ada.readUntilClosed();

            assertThat(ada.closeCode).isEqualTo(1008);
            assertThat(ada.closeWords).contains("too many");
            Eventually.holds("counted", () -> office.meters.count(CloseReason.FLOODING) == 1);
            bo.send(say("still here"));
            bo.readUntil("own words", it -> it.speeches.contains("still here"));
        }
    }

    /** Empty parts of a message that never ends, and pongs that nobody asked for. */
    @ParameterizedTest
    @ValueSource(ints = {0, 10})
    void a_flood_of_frames_that_ask_for_nothing_closes_the_connection_in_words(int opCode) {
        try (RawClient ada = connect(office.person(20, 20))) {
            if (opCode == 0) {
                ada.sendBytes(part(false, BINARY, new byte[0], 0, 0));
            }
            for (int i = 0; i < 1_000; i++) {
                ada.sendBytes(part(opCode == 10, opCode, new byte[0], 0, 0));
            }

            ada.readUntilClosed();

            assertThat(ada.closeCode).isEqualTo(1008);
            assertThat(ada.closeWords).contains("too many");
        }
    }

    @Test
    void random_bytes_never_harm_the_floor() {
        List<RawClient> clients = new ArrayList<>();
        SplittableRandom chance = new SplittableRandom(5);
        for (int i = 0; i < 20; i++) {
            RawClient client = RawClient.open(office.port(), office.person(1 + i, 5));
            byte[] junk = new byte[200];
            chance.nextBytes(junk);
            client.sendBytes(junk);
            clients.add(client);
        }
        clients.forEach(RawClient::cut);

        try (RawClient ada = connect(office.person(20, 20))) {
            ada.send(say("fine"));
            ada.readUntil("own words", it -> it.speeches.contains("fine"));
        }
        assertThat(office.isAlive()).isTrue();
    }

    private RawClient connect(Token token) {
        RawClient client = RawClient.open(office.port(), token);
        assertThat(client.answer).startsWith("HTTP/1.1 101");
        client.readUntil("welcome", it -> it.welcome != null);
        return client;
    }
}
