package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilework.protocol.ClientCommand;
import tilework.world.avatar.Status;

/** What a page is told that nobody sees, and when. */
class HiddenPageTest {
    private static final int TURNS_PER_SECOND = 10;

    private long nowNanos = 1_000_000_000;
    private final TestFloor floor = TestFloor.small(() -> nowNanos);
    private final TestLink ada = floor.connect(Fixture.seat(1, 1, floor.id()));
    private final TestLink bo = floor.connect(Fixture.seat(2, 2, floor.id()));
    private final TestLink cy = floor.connect(Fixture.seat(3, 3, floor.id()));
    private int words;

    @BeforeEach
    void adaIsHidden() {
        turn();
        cy.ask(new ClientCommand.SetHidden(true));
        ada.ask(new ClientCommand.SetHidden(true));
        turn();
        ada.frames = 0;
    }

    @Test
    void a_hidden_page_gets_a_frame_a_second_with_everything_in_order() {
        talkFor(5 * TURNS_PER_SECOND);

        assertThat(ada.frames).isBetween(4, 6);
        pass(TURNS_PER_SECOND + 1);
        assertThat(ada.replica.speeches).containsExactlyElementsOf(bo.replica.speeches);
        assertThat(ada.replica.speeches).hasSize(words);
        floor.assertKnows(ada.replica);
    }

    @Test
    void words_of_several_come_in_the_order_in_which_they_were_said() {
        for (TestLink speaker : List.of(bo, cy, bo, cy, bo)) {
            speaker.ask(new ClientCommand.Say("word " + words++));
            turn();
        }

        pass(TURNS_PER_SECOND + 1);

        assertThat(ada.replica.speeches)
                .containsExactly("word 0", "word 1", "word 2", "word 3", "word 4");
    }

    @Test
    void last_words_of_one_who_leaves_are_told() {
        bo.ask(new ClientCommand.Say("bye"));
        turn();
        bo.ask(new ClientCommand.LeaveOffice());

        pass(TURNS_PER_SECOND + 1);

        assertThat(ada.replica.speeches).containsExactly("bye");
        floor.assertKnows(ada.replica);
    }

    @Test
    void of_many_long_words_a_page_that_is_seen_again_is_told_the_first() {
        String longWord = "👩‍👩‍👧‍👦".repeat(40);
        for (int i = 0; i < 6; i++) {
            bo.ask(new ClientCommand.Say(longWord));
        }
        turn();
        ada.ask(new ClientCommand.SetHidden(false));
        turn();
        turn();

        assertThat(ada.replica.speeches).hasSize(4).containsOnly(longWord);
    }

    @Test
    void what_is_refused_to_a_hidden_page_is_told_within_a_second() {
        ada.ask(new ClientCommand.WalkTo(-1));

        pass(TURNS_PER_SECOND + 1);

        assertThat(ada.replica.refusals).isEqualTo(1);
    }

    @Test
    void others_are_told_at_once_meanwhile() {
        bo.frames = 0;

        talkFor(5 * TURNS_PER_SECOND);

        assertThat(bo.frames).isGreaterThan(40);
        assertThat(bo.replica.speeches).hasSize(words);
    }

    @Test
    void a_page_that_is_seen_again_is_told_at_once_what_it_missed_and_each_word_once() {
        for (int shownAfter = 1; shownAfter < TURNS_PER_SECOND + 2; shownAfter++) {
            talkFor(shownAfter);
            ada.ask(new ClientCommand.SetHidden(false));
            say();
            soon();
            soon();

            assertThat(ada.replica.speeches).containsExactlyElementsOf(bo.replica.speeches);
            assertThat(floor.loop.isUpToDate(ada)).isTrue();
            floor.assertKnows(ada.replica);
            ada.ask(new ClientCommand.SetHidden(true));
        }
        assertThat(ada.replica.speeches).hasSizeGreaterThan(15).doesNotHaveDuplicates();
    }

    @Test
    void a_quiet_floor_sends_a_hidden_page_a_sign_of_life_and_no_more() {
        pass(20 * TURNS_PER_SECOND);

        assertThat(ada.frames).isBetween(4, 6);
    }

    @Test
    void a_floor_of_hidden_pages_alone_is_told_once_a_second() {
        bo.ask(new ClientCommand.SetHidden(true));
        pass(TURNS_PER_SECOND);
        bo.frames = 0;

        talkFor(5 * TURNS_PER_SECOND);

        assertThat(bo.frames).isBetween(4, 6);
        assertThat(floor.loop.turn() - nowNanos).isPositive();
    }

    @Test
    void what_others_choose_is_known_within_a_second() {
        bo.ask(new ClientCommand.SetStatus(Status.BUSY));

        pass(TURNS_PER_SECOND + 1);

        assertThat(floor.loop.isUpToDate(ada)).isTrue();
        floor.assertKnows(ada.replica);
    }

    private void talkFor(int turns) {
        for (int i = 0; i < turns; i++) {
            if (i % 6 == 0) {
                say();
            }
            bo.ask(new ClientCommand.WalkTo(34 + i % 20));
            turn();
        }
    }

    private void say() {
        bo.ask(new ClientCommand.Say("word " + words++));
    }

    private void pass(int turns) {
        for (int i = 0; i < turns; i++) {
            turn();
        }
    }

    /** As soon as the next flush may be. */
    private void soon() {
        nowNanos += FlushPolicy.MIN_GAP_NANOS;
        floor.loop.turn();
    }

    private void turn() {
        nowNanos += 1_000_000_000 / TURNS_PER_SECOND;
        floor.loop.turn();
    }
}
