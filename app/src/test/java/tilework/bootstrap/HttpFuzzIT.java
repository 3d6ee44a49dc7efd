package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.bootstrap.RunningOffice.field;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.http.RegisteredRoutes;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.LeaveOffice;
import tilework.protocol.wire.RosterEntry;
import tilework.protocol.wire.ServerFrame;
import tilework.watch.CapturedLog;
import tilework.watch.Eventually;

/** Whatever comes in by HTTP: never a 500, nothing in the log, nobody let in, nothing changed. */
class HttpFuzzIT {
    /** The office, as it is kept and as ADA sees it. */
    private record State(List<String> kept, List<RosterEntry> roster, int placeOfAda) {}

    @Test
    void no_request_breaks_the_server_or_changes_the_office(@TempDir Path data) throws Exception {
        try (CapturedLog log = new CapturedLog()) {
            List<String> broken = attackAnOffice(data);

            assertThat(broken).as("log: %s", log.text()).isEmpty();
            assertThat(log.text()).doesNotContain("Exception", "[ERROR]", "[WARN]");
        }
    }

    private static List<String> attackAnOffice(Path data) throws Exception {
        try (RunningOffice office =
                new RunningOffice(data, Map.of("TILEWORK_RECONNECT_GRACE_SECONDS", "600"))) {
            String left = comeAndLeave(office);
            String ada = field(office.post("/api/join", "{\"name\":\"ADA\"}"), "sessionToken");
            State calm = state(office, data, ada);

            List<String> broken = attack(office, new Attacks(tokens(ada, left)));

            assertThat(state(office, data, ada)).isEqualTo(calm);
            assertThat(office.get("/api/office").body()).contains("\"peopleIn\":1");
            assertThat(office.get("/readyz").statusCode()).isEqualTo(200);
            return broken;
        }
    }

    private static List<String> attack(RunningOffice office, Attacks attacks) {
        List<String> paths =
                RegisteredRoutes.all().stream()
                        .map(RegisteredRoutes.Route::path)
                        .distinct()
                        .toList();
        assertThat(paths).contains("/api/join", "/<path>").hasSizeGreaterThan(8);
        List<String> broken = new ArrayList<>();
        Stream<String> addresses = Stream.concat(paths.stream(), Stream.of("/ws"));
        Stream.concat(addresses.flatMap(attacks::on), attacks.onNothing())
                .forEach(attack -> {
                    String fault = attack.fault(office.port());
                    if (fault != null) {
                        broken.add(fault);
                    }
                });
        return broken;
    }

    private static List<String> tokens(String ada, String left) {
        return List.of(
                "",
                left,
                ada.substring(1),
                ada.substring(0, ada.length() - 1),
                ada + "A",
                ada.chars().allMatch(Character::isLowerCase) ? "x" : ada.toLowerCase(Locale.ROOT),
                "A".repeat(ada.length()),
                "A".repeat(5_000));
    }

    /** Answers a session's token that was good until its person left. */
    private static String comeAndLeave(RunningOffice office) throws Exception {
        HttpResponse<String> bo = office.post("/api/join", "{\"name\":\"BO\"}");
        TestSocket socket = TestSocket.open(office, field(bo, "sessionToken"));
        socket.first();
        socket.send(ClientFrame.newBuilder().setLeaveOffice(LeaveOffice.getDefaultInstance()));
        assertThat(socket.closeCode()).isEqualTo(1000);
        return field(bo, "sessionToken");
    }

    private static State state(RunningOffice office, Path data, String ada) throws Exception {
        ServerFrame first = TestSocket.open(office, ada).first();
        int place =
                first.getEntersList().stream()
                        .filter(it -> it.getAvatar() == first.getWelcome().getAvatar())
                        .findFirst()
                        .orElseThrow()
                        .getPath()
                        .getFrom();
        return new State(keptAtRest(data), first.getRosterList(), place);
    }

    /** Once ADA's place is written and BO's session is not kept any more. */
    private static List<String> keptAtRest(Path data) {
        return Eventually.seen(
                "all is written",
                () -> KeptState.in(data),
                kept ->
                        kept.stream().noneMatch(it -> it.contains("floor=null"))
                                && kept.stream().filter(it -> it.startsWith("session")).count()
                                        == 1);
    }
}
