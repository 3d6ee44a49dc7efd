package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.bootstrap.RunningOffice.field;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.RosterEntry;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.WalkTo;
import tilework.watch.Eventually;

/** The server's process ends without a word, and another one starts on the same folder. */
class KilledOfficeIT {
    @TempDir private Path folder = Path.of("");
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        client.shutdownNow();
    }

    @Test
    void after_the_server_was_killed_people_are_back_where_they_stood() throws Exception {
        String ada;
        int place;
        try (OfficeProcess office = new OfficeProcess(folder)) {
            int port = office.port();
            ada = join(port, "{\"name\":\"ADA\"}");
            String bo = join(port, "{\"name\":\"BO\"}");
            TestSocket.open(client, port, bo).first();
            place = walkAway(TestSocket.open(client, port, ada));
            office.kill();
        }
        try (OfficeProcess office = new OfficeProcess(folder)) {
            int port = office.port();
            HttpResponse<String> back = post(port, "{\"sessionToken\":\"" + ada + "\"}");
            assertThat(back.body()).contains("\"resumed\":true");
            ServerFrame first = TestSocket.open(client, port, ada).first();
            assertThat(first.getWelcome().getResumed()).isTrue();
            assertThat(placeIn(first)).isEqualTo(place);
            assertThat(first.getRosterList())
                    .extracting(RosterEntry::getName)
                    .containsExactlyInAnyOrder("ADA", "BO");
        }
    }

    /** Walks to the corner of the floor, or near it; answers where that is once it is kept. */
    private int walkAway(TestSocket ada) throws Exception {
        ServerFrame first = ada.first();
        int columns = first.getWelcome().getColumns();
        String start = where(placeIn(first), columns);
        awaitKept(start);
        ada.send(ClientFrame.newBuilder().setWalkTo(WalkTo.newBuilder().setTile(0)));
        String moved =
                awaitKept(
                        "tile_column=(?!"
                                + start.substring("tile_column=".length())
                                + ")\\d+, tile_row=\\d+");
        String[] numbers = moved.replaceAll("[^0-9,]", "").split(",", -1);
        return Integer.parseInt(numbers[1]) * columns + Integer.parseInt(numbers[0]);
    }

    private static String where(int place, int columns) {
        return "tile_column=" + place % columns + ", tile_row=" + place / columns;
    }

    /** Waits until ADA's row has such a place, and everybody's row has one; answers it. */
    private String awaitKept(String shape) {
        Pattern place = Pattern.compile(shape);
        List<String> rows =
                Eventually.seen(
                        "everybody's place is kept, and ADA's is " + shape,
                        () -> KeptState.in(folder.resolve("data")),
                        kept ->
                                kept.stream().noneMatch(it -> it.contains("floor=null"))
                                        && placeOfAda(kept, place).isPresent());
        return placeOfAda(rows, place).orElseThrow();
    }

    private static Optional<String> placeOfAda(List<String> rows, Pattern place) {
        return rows.stream()
                .filter(it -> it.startsWith("person") && it.contains("name=ADA"))
                .map(place::matcher)
                .filter(Matcher::find)
                .map(it -> String.valueOf(it.group()))
                .findFirst();
    }

    private static int placeIn(ServerFrame first) {
        return first.getEntersList().stream()
                .filter(it -> it.getAvatar() == first.getWelcome().getAvatar())
                .findFirst()
                .orElseThrow()
                .getPath()
                .getFrom();
    }

    private String join(int port, String body) throws Exception {
        return field(post(port, body), "sessionToken");
    }

    private HttpResponse<String> post(int port, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/join"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }
}
