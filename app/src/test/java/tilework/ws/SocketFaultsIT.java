package tilework.ws;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.ws.TestCommands.say;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilework.engine.CloseReason;
import tilework.engine.Connection;
import tilework.engine.FloorEngine;
import tilework.engine.Offered;
import tilework.office.SessionSeat;
import tilework.office.Token;
import tilework.protocol.ClientCommand;
import tilework.watch.CapturedLog;
import tilework.watch.Eventually;

/** Whatever the floor or the meters throw at a socket when Jetty calls it. */
class SocketFaultsIT {
    private static final SocketTimes TIMES = new SocketTimes(100, 20_000, 500);

    /** What is called in the socket's callbacks. */
    enum Callee {
        CONNECT,
        OFFER,
        PROGRESSED,
        LOST,
        COUNTED;

        void fail(Callee broken) {
            if (this == broken) {
                throw new IllegalStateException("broken on purpose");
            }
        }
    }

    private final CapturedLog log = new CapturedLog();
    private final SocketKeeper keeper = new SocketKeeper(TIMES, System::nanoTime);
    private final AtomicInteger attached = new AtomicInteger();
    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);
    private TestOffice office;

    @BeforeEach
    void open() throws Exception {
        office = new TestOffice(TIMES, 50);
    }

    @AfterEach
    void close() throws Exception {
        server.stop();
        office.close();
        log.close();
    }

    @ParameterizedTest
    @EnumSource(Callee.class)
    void a_callback_that_throws_ends_its_own_socket_in_words_and_keeps_no_seat(Callee broken)
            throws Exception {
        Token token = office.person(20, 20);
        openDoor(Objects.requireNonNull(office.seats.get(token)), broken);
        for (int time = 0; time < 2; time++) {
            try (RawClient ada = RawClient.open(connector.getLocalPort(), token)) {
                live(ada, broken);
            }
            Eventually.holds("no socket is kept", () -> keeper.open() == 0);
            Eventually.holds("no connection is kept", () -> attached.get() == 0);
        }
        assertThat(told())
                .singleElement()
                .asString()
                .contains("the socket server goes on after a fault");
        assertThat(log.text()).contains("broken on purpose");
        try (RawClient ada = RawClient.open(office.port(), token)) {
            ada.readUntil("welcome", it -> it.welcome != null);
            ada.send(say("here again"));
            ada.readUntil("own words", it -> it.speeches.contains("here again"));
        }
    }

    /** Does what calls the broken one; a client that is still there is told to come later. */
    private static void live(RawClient ada, Callee broken) {
        assertThat(ada.answer).startsWith("HTTP/1.1 101");
        if (broken == Callee.LOST || broken == Callee.COUNTED) {
            ada.readUntil("welcome", it -> it.welcome != null);
            ada.cut();
            return;
        }
        if (broken == Callee.OFFER) {
            ada.readUntil("welcome", it -> it.welcome != null);
            ada.send(say("hello"));
        }
        ada.readUntilClosed();
        assertThat(ada.closeCode).isEqualTo(CloseReason.FAULT.code());
        assertThat(ada.closeWords).contains("a fault of ours").doesNotContain("purpose");
    }

    private List<String> told() {
        return log.text()
                .lines()
                .filter(it -> it.contains("[ERROR]") || it.contains("[WARN]"))
                .toList();
    }

    /** A door that lets one person in, whose sockets have a broken callee. */
    private void openDoor(SessionSeat seat, Callee broken) throws Exception {
        FloorEngine floor = office.floor();
        TestOffice.Meters meters =
                new TestOffice.Meters() {
                    @Override
                    public void closed(CloseReason reason) {
                        Callee.COUNTED.fail(broken);
                    }
                };
        ClientSocket.Floor breaking =
                (who, link) -> {
                    Callee.CONNECT.fail(broken);
                    return new Breaking(floor.connect(who, link), broken);
                };
        WebSocketUpgradeHandler upgrade = new WebSocketUpgradeHandler();
        upgrade.addMapping(
                "/ws",
                (request, response, callback) -> {
                    response.setAcceptedSubProtocol(DoorKeeper.PROTOCOL);
                    return new ClientSocket(seat, breaking, meters, keeper, System::nanoTime);
                });
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        server.setHandler(upgrade);
        server.start();
    }

    /** The real connection, and then the fault. */
    private final class Breaking implements Connection {
        private final @Nullable Connection real;
        private final Callee broken;

        Breaking(@Nullable Connection real, Callee broken) {
            this.real = real;
            this.broken = broken;
            attached.incrementAndGet();
        }

        @Override
        public Offered offer(ClientCommand command) {
            Callee.OFFER.fail(broken);
            return Objects.requireNonNull(real).offer(command);
        }

        @Override
        public void progressed() {
            Objects.requireNonNull(real).progressed();
            Callee.PROGRESSED.fail(broken);
        }

        @Override
        public void lost() {
            Objects.requireNonNull(real).lost();
            attached.decrementAndGet();
            Callee.LOST.fail(broken);
        }
    }
}
