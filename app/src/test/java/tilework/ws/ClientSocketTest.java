package tilework.ws;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.junit.jupiter.api.Test;
import tilework.engine.Connection;
import tilework.engine.Offered;
import tilework.office.Role;
import tilework.office.SessionId;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;
import tilework.world.Arrival;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

class ClientSocketTest {
    private static final SessionSeat ADA =
            new SessionSeat(
                    new SessionId(1),
                    new PersonId(1),
                    "ADA",
                    Look.PLAIN,
                    Role.GUEST,
                    new FloorId("hq"),
                    new Arrival.AtStart(""));

    private final SocketKeeper keeper = new SocketKeeper(SocketTimes.DEFAULT, () -> 0);
    private final AtomicInteger lost = new AtomicInteger();

    /** The tick thread meets a dead line while Jetty's thread is still opening it. */
    @Test
    void a_line_that_dies_before_it_is_attached_keeps_no_seat() {
        AtomicReference<ClientSocket> socket = new AtomicReference<>();
        socket.set(
                new ClientSocket(
                        ADA,
                        (seat, link) -> {
                            requireNonNull(socket.get())
                                    .onClosed(CloseStatus.NO_CODE_STATUS, Callback.NOOP);
                            return new Counted();
                        },
                        new TestOffice.Meters(),
                        keeper,
                        () -> 0));

        requireNonNull(socket.get()).onOpen(new CoreSession.Empty(), Callback.NOOP);

        assertThat(lost).hasValue(1);
        assertThat(keeper.open()).isZero();
    }

    private final class Counted implements Connection {
        @Override
        public Offered offer(ClientCommand command) {
            return Offered.ACCEPTED;
        }

        @Override
        public void progressed() {}

        @Override
        public void lost() {
            lost.incrementAndGet();
        }
    }
}
