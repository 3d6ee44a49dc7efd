package tilework.ws;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.ws.TestCommands.say;
import static tilework.ws.TestCommands.tile;
import static tilework.ws.TestCommands.walkTo;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilework.engine.TurnedAway;
import tilework.office.Token;
import tilework.protocol.Replica;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.LeaveOffice;

class SocketIT {
    /** One grapheme of 25 bytes. */
    private static final String FAMILY =
            "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66";

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
    void two_people_see_each_other_walk() {
        try (RawClient ada = connect(office.person(20, 20));
                RawClient bo = connect(office.person(22, 20))) {
            ada.readUntil("Bo", it -> it.avatars.size() == 2);

            ada.send(walkTo(10, 20));

            int target = 20 * TestOffice.COLUMNS + 10;
            bo.readUntil("Ada's walk", it -> endOf(it, ada.ownAvatar()) == target);
            ada.readUntil("her own walk", it -> endOf(it, ada.ownAvatar()) == target);
            assertThat(bo.replica.healed).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "null", "https://127.0.0.1", "%"})
    void a_page_from_elsewhere_is_refused_before_the_upgrade(String origin) {
        String headers = RawClient.protocols(office.person(1, 1)) + "Origin: " + origin + "\r\n";
        try (RawClient client = RawClient.open(office.port(), headers)) {
            assertRefused(client, 403);
            assertThat(office.meters.count(TurnedAway.WRONG_ORIGIN)).isEqualTo(1);
        }
    }

    @Test
    void our_own_pages_are_let_in() {
        String headers = RawClient.protocols(office.person(1, 1));
        for (String origin :
                List.of("http://127.0.0.1:" + office.port(), "https://office.example.org")) {
            try (RawClient client =
                    RawClient.open(office.port(), headers + "Origin: " + origin + "\r\n")) {
                assertThat(client.answer).startsWith("HTTP/1.1 101");
            }
        }
    }

    @Test
    void a_missing_or_stale_token_is_refused_before_the_upgrade() {
        Token stale = office.person(1, 1);
        office.seats.remove(stale);
        try (RawClient client = RawClient.open(office.port(), stale);
                RawClient other = RawClient.open(office.port(), "")) {
            assertRefused(client, 401);
            assertRefused(other, 401);
        }
    }

    private static void assertRefused(RawClient client, int status) {
        assertThat(client.answer).startsWith("HTTP/1.1 " + status);
        assertThat(client.answer).doesNotContain("Set-Cookie").contains("Content-Length: 0");
    }

    @ParameterizedTest
    @CsvSource({
        "HTTP/1.1, HTTP/1.0, 400",
        "GET, POST, 400",
        "Version: 13, Version: 8, 400",
        "dGhlIHNhbXBsZSBub25jZQ==, abc, 400",
        "'Protocol: tilework.v1', 'Protocol: \"tilework.v1\"', 401",
        "'Host:', 'Origin: http://127.0.0.1:PORT\r\nOrigin: http://evil.example\r\nHost:', 403"
    })
    void what_is_no_proper_handshake_is_refused_without_a_session(
            String right, String wrong, int status) {
        String request =
                RawClient.handshake(office.port(), RawClient.protocols(office.person(1, 1)));
        String bad = request.replaceFirst(right, wrong.replace("\\r\\n", "\r\n"));
        assertThat(bad).isNotEqualTo(request);

        try (RawClient client = RawClient.openWith(office.port(), bad)) {
            assertThat(client.answer)
                    .contains(" " + status + " ")
                    .doesNotContainIgnoringCase("Set-Cookie");
        }
    }

    @Test
    void one_who_reads_but_acknowledges_nothing_is_told_that_it_is_too_slow() {
        try (RawClient deaf = connect(office.person(24, 20))) {
            deaf.acknowledges = false;
            List<RawClient> speakers =
                    Stream.generate(() -> connect(office.person(24, 21))).limit(8).toList();
            // Each read before the next, for what waits for a busy reader is cut off.
            for (int i = 0; deaf.replica.bytes < 60 * 1024; i++) {
                String words = i + FAMILY.repeat(40);
                speakers.get(i % 8).send(say(words));
                deaf.readUntil("the words", it -> it.speeches.contains(words));
            }
            for (RawClient speaker : speakers) {
                speaker.send(say("the last" + FAMILY.repeat(40)));
            }

            deaf.readUntilClosed();

            assertThat(deaf.closeCode).isEqualTo(4002);
            speakers.forEach(RawClient::close);
        }
    }

    @Test
    void one_socket_too_many_is_told_to_come_later() throws Exception {
        try (TestOffice small = new TestOffice(SocketTimes.DEFAULT, 1);
                RawClient first = RawClient.open(small.port(), small.person(1, 1))) {
            first.readUntil("welcome", it -> it.welcome != null);
            try (RawClient second = RawClient.open(small.port(), small.person(2, 2))) {
                assertRefused(second, 503);
                assertThat(second.answer).contains("Retry-After");
            }
        }
    }

    @Test
    void compression_is_never_agreed_on_and_no_cookie_is_set() {
        String offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n";
        try (RawClient client =
                RawClient.open(office.port(), RawClient.protocols(office.person(1, 1)) + offer)) {
            assertThat(client.answer)
                    .startsWith("HTTP/1.1 101")
                    .contains("Sec-WebSocket-Protocol: tilework.v1")
                    .doesNotContainIgnoringCase("Extensions")
                    .doesNotContain("Set-Cookie");
        }
    }

    @Test
    void a_client_that_never_reads_holds_up_nobody_and_catches_up_when_it_reads() {
        try (RawClient ada = connect(office.person(20, 20));
                RawClient bo = connect(office.person(22, 20));
                RawClient sleeper = connect(office.person(24, 20))) {
            List<RawClient> speakers = new ArrayList<>(List.of(ada, bo));
            while (speakers.size() < 8) {
                speakers.add(connect(office.person(20 + speakers.size(), 21)));
            }
            sleeper.readUntil("all", it -> it.avatars.size() == 9);

            for (int i = 0; i < 80; i++) {
                String words = i + FAMILY.repeat(40);
                speakers.get(i % speakers.size()).send(say(words));
                ada.readUntil("the words", it -> it.speeches.contains(words));
                bo.readUntil("the words", it -> it.speeches.contains(words));
            }
            ada.send(walkTo(3, 3));
            bo.send(walkTo(30, 5));
            ada.readUntil("Bo's walk", it -> endOf(it, bo.ownAvatar()) == tile(30, 5));
            ada.readUntil("her walk", it -> endOf(it, ada.ownAvatar()) == tile(3, 3));

            speakers.subList(2, speakers.size()).forEach(RawClient::close);
            sleeper.readUntil("Ada's walk", it -> endOf(it, ada.ownAvatar()) == tile(3, 3));
            sleeper.readUntil("Bo's walk", it -> endOf(it, bo.ownAvatar()) == tile(30, 5));
            assertThat(sleeper.replica.healed).isEmpty();
            assertThat(sleeper.replica.frames).isLessThan(ada.replica.frames);
            assertThat(sleeper.replica.speeches)
                    .doesNotHaveDuplicates()
                    .hasSizeLessThan(80)
                    .first()
                    .isEqualTo(ada.replica.speeches.getFirst());
        }
    }

    @Test
    void a_client_that_says_nothing_at_all_is_taken_for_dead() throws Exception {
        try (TestOffice strict = new TestOffice(new SocketTimes(50, 400, 200), 10);
                RawClient dead = RawClient.open(strict.port(), strict.person(1, 1))) {
            dead.answersPings = false;

            dead.readUntilClosed();

            assertThat(dead.closeCode).isEqualTo(4003);
        }
    }

    @Test
    void a_hidden_tab_that_only_answers_pings_stays() throws Exception {
        try (TestOffice strict = new TestOffice(new SocketTimes(50, 400, 200), 10);
                RawClient hidden = RawClient.open(strict.port(), strict.person(1, 1))) {
            long untilNanos = System.nanoTime() + 1_500_000_000L;

            hidden.readUntil("three silences later", _ -> System.nanoTime() - untilNanos > 0);

            assertThat(hidden.closeCode).isZero();
        }
    }

    @Test
    void the_newer_tab_takes_over_and_the_older_is_told_so() {
        Token token = office.person(20, 20);
        try (RawClient older = connect(token);
                RawClient newer = connect(token)) {
            older.readUntilClosed();

            assertThat(older.closeCode).isEqualTo(4001);
            assertThat(newer.ownAvatar()).isEqualTo(older.ownAvatar());
            newer.send(say("mine"));
            newer.readUntil("own words", it -> it.speeches.contains("mine"));
        }
    }

    @Test
    void a_lost_client_comes_back_to_where_its_body_stands() {
        Token token = office.person(20, 20);
        try (RawClient bo = connect(office.person(22, 20))) {
            RawClient ada = connect(token);
            ada.send(walkTo(18, 20));
            ada.readUntil("arrival", it -> it.tick > 0 && tile(18, 20) == ownTile(ada));
            ada.cut();
            bo.readUntil("Ada reconnecting", it -> statusOf(it, ada.ownAvatar()) == 5);

            try (RawClient again = connect(token)) {
                assertThat(again.ownAvatar()).isEqualTo(ada.ownAvatar());
                assertThat(Objects.requireNonNull(again.replica.welcome).getResumed()).isTrue();
                assertThat(again.ownTile()).isEqualTo(tile(18, 20));
                bo.readUntil("Ada is back", it -> statusOf(it, ada.ownAvatar()) == 1);
            }
        }
    }

    @Test
    void who_leaves_is_gone_at_once() {
        try (RawClient ada = connect(office.person(20, 20));
                RawClient bo = connect(office.person(22, 20))) {
            bo.readUntil("Ada", it -> it.avatars.size() == 2);

            ada.send(ClientFrame.newBuilder().setLeaveOffice(LeaveOffice.getDefaultInstance()));

            ada.readUntilClosed();
            assertThat(ada.closeCode).isEqualTo(1000);
            bo.readUntil("Ada is gone", it -> it.avatars.size() == 1);
        }
    }

    @Test
    void an_exit_leads_to_the_other_floor() {
        Token token = office.person(3, 3);
        try (RawClient ada = connect(token)) {
            ada.send(walkTo(2, 0));
            ada.readUntilClosed();
            assertThat(ada.closeCode).isEqualTo(4005);
            assertThat(Objects.requireNonNull(ada.replica.transfer).getFloor()).isEqualTo("annex");

            try (RawClient upstairs = connect(token)) {
                assertThat(Objects.requireNonNull(upstairs.replica.welcome).getFloor())
                        .isEqualTo("annex");
            }
        }
    }

    @Test
    void a_restart_tells_clients_to_come_back() throws Exception {
        try (TestOffice other = new TestOffice(SocketTimes.DEFAULT, 10)) {
            RawClient ada = RawClient.open(other.port(), other.person(1, 1));
            ada.readUntil("welcome", it -> it.welcome != null);
            other.stopFloors();

            ada.readUntilClosed();

            assertThat(ada.closeCode).isEqualTo(1012);
        }
    }

    private RawClient connect(Token token) {
        RawClient client = RawClient.open(office.port(), token);
        assertThat(client.answer).startsWith("HTTP/1.1 101");
        client.readUntil("welcome", it -> it.welcome != null);
        return client;
    }

    private static int ownTile(RawClient client) {
        Integer tile = client.ownTile();
        return tile == null ? -1 : tile;
    }

    /** Where the walk of an avatar leads, as the client knows it. */
    private static int endOf(Replica replica, int avatar) {
        return replica.avatars.containsKey(avatar)
                ? replica.tileOf(avatar, Integer.MAX_VALUE / 2)
                : -1;
    }

    private static int statusOf(Replica replica, int avatar) {
        var known = replica.avatars.get(avatar);
        return known == null ? 0 : known.state.getStatusValue();
    }
}
