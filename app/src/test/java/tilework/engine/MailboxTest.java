package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tilework.protocol.ClientCommand;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;

class MailboxTest {
    private static final ClientCommand STOP = new ClientCommand.Stop();

    private final AtomicInteger wakes = new AtomicInteger();
    private final Mailbox mailbox = new Mailbox(3, wakes::incrementAndGet);
    private final FloorConnection ada = connection(1);
    private final FloorConnection bo = connection(2);

    private FloorConnection connection(int person) {
        var seat = Fixture.seat(person, person, new FloorId("hq"));
        return new FloorConnection(
                seat, new TestLink(), mailbox, () -> {}, () -> {}, new FaultLog("floor hq"));
    }

    @Test
    void what_is_put_in_comes_out_in_order_and_once() {
        mailbox.offer(ada, walkTo(1));
        mailbox.offer(bo, STOP);

        assertThat(drain()).containsExactly(walkTo(1), STOP);
        assertThat(drain()).isEmpty();
    }

    @Test
    void a_newer_walk_target_takes_the_place_of_the_older() {
        mailbox.offer(ada, walkTo(1));
        mailbox.offer(bo, walkTo(2));
        mailbox.offer(ada, new ClientCommand.WalkToPerson(new PersonId(9)));

        assertThat(drain())
                .containsExactly(new ClientCommand.WalkToPerson(new PersonId(9)), walkTo(2));
    }

    @Test
    void a_walk_target_after_a_stop_comes_after_it() {
        mailbox.offer(ada, walkTo(1));
        mailbox.offer(ada, STOP);
        mailbox.offer(ada, walkTo(2));

        assertThat(drain()).containsExactly(walkTo(1), STOP, walkTo(2));
    }

    @Test
    void a_short_press_of_an_arrow_key_is_not_lost() {
        ClientCommand head = new ClientCommand.Head(Direction.LEFT);
        mailbox.offer(ada, head);
        mailbox.offer(ada, STOP);

        assertThat(drain()).containsExactly(head, STOP);
    }

    @Test
    void a_walk_target_that_was_taken_out_is_not_changed_any_more() {
        mailbox.offer(ada, walkTo(1));
        var taken = mailbox.drain();
        mailbox.offer(ada, walkTo(2));

        assertThat(taken).hasSize(1);
        assertThat(drain()).containsExactly(walkTo(2));
    }

    @Test
    void a_full_mailbox_says_busy_but_takes_a_newer_target() {
        mailbox.offer(bo, walkTo(1));
        mailbox.offer(bo, STOP);
        assertThat(mailbox.offer(ada, walkTo(1))).isEqualTo(Offered.ACCEPTED);

        assertThat(mailbox.offer(bo, STOP)).isEqualTo(Offered.BUSY);
        assertThat(mailbox.offer(ada, walkTo(2))).isEqualTo(Offered.ACCEPTED);
        assertThat(mailbox.depth()).isEqualTo(3);
        assertThat(drain()).containsExactly(walkTo(1), STOP, walkTo(2));
    }

    @Test
    void the_end_of_a_link_finds_room_in_a_full_mailbox() {
        for (int i = 0; i < 3; i++) {
            mailbox.offer(ada, STOP);
        }

        ada.lost();
        ada.lost();

        assertThat(mailbox.drain()).hasSize(4).last().isEqualTo(new Request.Lost(ada));
    }

    @Test
    void whoever_puts_something_in_wakes_the_floor() {
        mailbox.offer(ada, STOP);
        ada.lost();

        assertThat(wakes).hasValue(2);
    }

    private List<ClientCommand> drain() {
        List<ClientCommand> commands = new ArrayList<>();
        for (Request request : mailbox.drain()) {
            commands.add(((Request.Ask) request).command());
        }
        return commands;
    }

    private static ClientCommand walkTo(int tile) {
        return new ClientCommand.WalkTo(tile);
    }
}
