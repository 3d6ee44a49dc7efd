package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilework.protocol.ClientCommand;
import tilework.world.Command;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.GestureKind;

/** What somebody is told who could not take frames for a while. */
class SlowClientTest {

    private long nowNanos = 1_000_000_000;
    private final TestFloor floor = TestFloor.small(() -> nowNanos);
    private final TestLink ada = floor.connect(Fixture.seat(1, 1, floor.id()));
    private final TestLink bo = floor.connect(Fixture.seat(2, 2, floor.id()));

    @BeforeEach
    void adaTakesNothing() {
        turn();
        ada.stall();
        bo.ask(new ClientCommand.MakeGesture(GestureKind.WAVE));
        turn();
    }

    @Test
    void words_are_told_in_the_order_in_which_they_were_said() {
        bo.ask(new ClientCommand.Say("one"));
        turn();
        bo.ask(new ClientCommand.Say("two"));

        catchUp();

        assertThat(ada.replica.speeches).containsExactly("one", "two");
    }

    @Test
    void a_hand_that_is_down_again_is_not_shown_up() {
        bo.ask(new ClientCommand.MakeGesture(GestureKind.HAND_UP));
        turn();
        bo.ask(new ClientCommand.MakeGesture(GestureKind.HAND_DOWN));

        catchUp();

        floor.assertKnows(ada.replica);
    }

    @Test
    void a_hand_whose_lowering_no_longer_fits_is_not_shown_up() {
        bo.ask(new ClientCommand.MakeGesture(GestureKind.HAND_UP));
        turn();
        for (int i = 0; i < Watcher.BACKLOG_BYTES; i++) {
            floor.world.apply(new Command.Say(new AvatarId(2), "x"));
        }
        turn();
        bo.ask(new ClientCommand.MakeGesture(GestureKind.HAND_DOWN));
        turn();

        catchUp();

        floor.assertKnows(ada.replica);
    }

    @Test
    void one_who_took_nothing_for_long_is_told_the_whole_window_anew() {
        for (int i = 0; i < 60; i++) {
            bo.ask(new ClientCommand.WalkTo(34 + i % 20));
            if (i % 10 == 0) {
                bo.ask(new ClientCommand.Say("word " + i));
            }
            turn();
        }
        ada.replica.avatars.clear();

        catchUp();

        assertThat(ada.newest).matches(it -> it != null && it.getComplete());
        assertThat(ada.replica.speeches)
                .containsExactly("word 0", "word 10", "word 20", "word 30", "word 40", "word 50");
        floor.assertKnows(ada.replica);
    }

    @Test
    void one_who_took_nothing_for_a_second_is_told_what_changed() {
        for (int i = 0; i < 15; i++) {
            bo.ask(new ClientCommand.WalkTo(34 + i));
            turn();
        }

        catchUp();

        assertThat(ada.newest).matches(it -> it != null && !it.getComplete());
        floor.assertKnows(ada.replica);
    }

    /** Ada takes the frame that she held, and the one after it, with this turn's news. */
    private void catchUp() {
        ada.goOn();
        turn();
    }

    private void turn() {
        nowNanos += 70_000_000;
        floor.loop.turn();
    }
}
