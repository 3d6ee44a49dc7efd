package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilework.bootstrap.RunningOffice.field;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OfficeServerIT {
    @TempDir private static Path folder;
    private static RunningOffice office;

    @BeforeAll
    static void open() throws Exception {
        Path web = folder.resolve("web");
        Files.createDirectories(web.resolve("assets"));
        Files.writeString(web.resolve("index.html"), "<!doctype html><title>Office</title>");
        Files.writeString(web.resolve("assets/main-1a2b.js"), "console.log('hello')");
        Files.writeString(web.resolve("assets/main-1a2b.js.br"), "brotli");
        Files.writeString(web.resolve("assets/main-1a2b.js.gz"), "gzip");
        office =
                new RunningOffice(
                        folder.resolve("data"),
                        Map.of("TILEWORK_WEB", web.toString(), "TILEWORK_JOINS_PER_MINUTE", "2"));
    }

    @AfterAll
    static void close() {
        office.close();
    }

    @Test
    void a_guest_joins_and_the_session_and_the_person_come_back() throws Exception {
        HttpResponse<String> joined =
                office.post("/api/join", "{\"name\":\"ADA\",\"look\":{\"hair\":3}}");
        assertThat(joined.statusCode()).isEqualTo(200);
        assertThat(field(joined, "socketUrl")).isEqualTo("/ws");
        assertThat(field(joined, "role")).isEqualTo("guest");
        assertThat(office.get(field(joined, "mapUrl")).statusCode()).isEqualTo(200);

        String session = field(joined, "sessionToken");
        HttpResponse<String> resumed =
                office.post("/api/join", "{\"sessionToken\":\"" + session + "\"}");
        assertThat(field(resumed, "sessionToken")).isEqualTo(session);

        String person = field(joined, "personToken");
        HttpResponse<String> again =
                office.post("/api/join", "{\"personToken\":\"" + person + "\"}");
        assertThat(field(again, "sessionToken")).isNotEqualTo(session);
        assertThat(office.post("/api/join", "{\"sessionToken\":\"" + session + "\"}").statusCode())
                .as("the newest session wins")
                .isEqualTo(401);
    }

    @Test
    void the_link_that_the_operator_reads_makes_one_owner() throws Exception {
        String code = office.announcement.replaceAll("(?s).*/#claim=([A-Za-z0-9_-]+).*", "$1");
        String person = field(office.post("/api/join", "{\"name\":\"ADA\"}"), "personToken");
        String claim = "{\"personToken\":\"" + person + "\",\"code\":\"" + code + "\"}";

        assertThat(office.post("/api/claim", claim.replace(code, "wrong")).statusCode())
                .isEqualTo(403);
        assertThat(office.post("/api/claim", claim).body()).isEqualTo("{\"role\":\"owner\"}");
        assertThat(office.post("/api/claim", claim).statusCode()).isEqualTo(403);
        HttpResponse<String> owner =
                office.post("/api/join", "{\"personToken\":\"" + person + "\"}");
        assertThat(field(owner, "role")).isEqualTo("owner");
    }

    @Test
    void an_address_joins_a_few_times_a_minute_and_this_machine_as_often_as_it_likes()
            throws Exception {
        assertThat(joinFrom("203.0.113.9")).isEqualTo(200);
        assertThat(joinFrom("203.0.113.9")).isEqualTo(200);
        assertThat(joinFrom("203.0.113.9")).isEqualTo(429);
        assertThat(joinFrom("198.51.100.1, 203.0.113.9")).as("what it claims").isEqualTo(429);
        assertThat(joinFrom("203.0.113.10")).as("another one").isEqualTo(200);
        for (int i = 0; i < 5; i++) {
            HttpResponse<String> here = office.post("/api/join", "{\"name\":\"ADA\"}");
            assertThat(here.statusCode()).isEqualTo(200);
        }
    }

    private static int joinFrom(String forwardedFor) throws Exception {
        return office.send(
                        office.request("/api/join")
                                .header("Content-Type", "application/json")
                                .header("X-Forwarded-For", forwardedFor)
                                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"ADA\"}")))
                .statusCode();
    }

    @Test
    void the_office_says_its_floors_and_that_people_can_walk() throws Exception {
        HttpResponse<String> answer = office.get("/api/office");
        assertThat(answer.body()).contains("\"id\":\"hq\"").contains("\"start\":\"hq\"");
        assertThat(office.get("/healthz").statusCode()).isEqualTo(200);
        HttpResponse<String> ready = office.get("/readyz");
        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(ready.body())
                .contains("\"worlds\":{\"state\":\"up\"")
                .contains("\"media\":{\"state\":\"off\"");
    }

    @Test
    void a_map_is_kept_for_ever_under_its_hash_and_asked_for_again_without() throws Exception {
        HttpResponse<String> first = office.get("/api/floors/hq/map");
        assertThat(first.headers().firstValue("Cache-Control")).hasValue("no-cache");
        String etag = first.headers().firstValue("ETag").orElseThrow();
        String hash = field(first, "hash");

        HttpResponse<String> named = office.get("/api/floors/hq/map?v=" + hash);
        assertThat(named.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
        HttpResponse<String> again =
                office.send(office.request("/api/floors/hq/map").header("If-None-Match", etag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(
                        office.send(
                                        office.request("/api/floors/hq/map")
                                                .header("Accept-Encoding", "gzip"))
                                .headers()
                                .firstValue("Content-Encoding"))
                .hasValue("gzip");
        String image = first.body().replaceAll("(?s).*?\"(/map-images/[^\"]+)\".*", "$1");
        assertThat(office.get(image).statusCode()).isEqualTo(200);
        assertThat(office.get("/api/floors/cellar/map").statusCode()).isEqualTo(404);
    }

    @Test
    void the_web_client_comes_in_the_form_that_the_browser_reads() throws Exception {
        HttpResponse<String> page = office.get("/");
        assertThat(page.body()).contains("Office");
        assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'self'")
                .doesNotContain("unsafe");

        HttpRequest.Builder script = office.request("/assets/main-1a2b.js");
        assertThat(office.send(script.copy().header("Accept-Encoding", "gzip, br")).body())
                .isEqualTo("brotli");
        assertThat(office.send(script.copy().header("Accept-Encoding", "br;q=0, gzip")).body())
                .isEqualTo("gzip");
        HttpResponse<String> plain = office.send(script);
        assertThat(plain.body()).contains("hello");
        assertThat(plain.headers().firstValue("Vary")).hasValue("Accept-Encoding");
        assertThat(plain.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
    }

    @Test
    void a_head_request_answers_like_get_without_a_body() throws Exception {
        for (String path : new String[] {"/", "/api/office", "/api/floors/hq/map", "/readyz"}) {
            HttpResponse<String> head = office.send(office.request(path).HEAD());
            assertThat(head.statusCode()).as(path).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            assertThat(head.headers().firstValueAsLong("Content-Length").orElse(0)).isPositive();
        }
    }

    @Test
    void metrics_are_for_this_machine_or_with_the_token() throws Exception {
        assertThat(office.get("/metrics").body())
                .contains("tilework_tick_seconds_bucket{le=\"0.5\"}")
                .contains("tilework_sessions ")
                .contains("process_resident_memory_bytes ")
                .contains("jvm_gc_");
        HttpRequest.Builder proxied =
                office.request("/metrics").header("X-Forwarded-For", "203.0.113.9");
        assertThat(office.send(proxied.copy()).statusCode()).isEqualTo(403);
        assertThat(office.send(proxied.copy().header("Authorization", "Bearer wrong")).statusCode())
                .isEqualTo(403);
        assertThat(
                        office.send(
                                        proxied.header(
                                                "Authorization",
                                                "Bearer " + RunningOffice.METRICS_TOKEN))
                                .statusCode())
                .isEqualTo(200);
    }

    @Test
    void every_refusal_is_a_problem_with_a_sentence() throws Exception {
        assertProblem(office.get("/nothing/here"), 404);
        assertProblem(office.get("/api/join"), 405);
        assertProblem(office.send(office.request("/api/office").DELETE()), 405);
        assertProblem(office.post("/api/join", "{\"name\":"), 400);
        assertProblem(office.post("/api/join", "{\"name\":7}"), 400);
        assertProblem(office.post("/api/join", "{\"name\":\"ADA\",\"look\":{\"hair\":64}}"), 400);
        assertProblem(office.post("/api/join", "{\"name\":\"" + "x".repeat(17_000) + "\"}"), 413);
        assertProblem(office.post("/api/join", "{\"floor\":\"cellar\",\"name\":\"ADA\"}"), 404);
        assertProblem(
                office.send(
                        office.request("/api/join")
                                .header("Content-Type", "text/plain")
                                .POST(HttpRequest.BodyPublishers.ofString("{}"))),
                415);
    }

    private static void assertProblem(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                .startsWith("application/problem+json");
        assertThat(field(answer, "detail")).endsWith(".");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }

    @Test
    void a_data_folder_in_use_and_a_missing_start_map_are_said_in_a_sentence(@TempDir Path other) {
        assertThatThrownBy(() -> new RunningOffice(folder.resolve("data")))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("Another Tilework uses");
        assertThatThrownBy(() -> new RunningOffice(other, Map.of("TILEWORK_START_MAP", "cellar")))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("TILEWORK_START_MAP must be a map");
        assertThatThrownBy(() ->
                        new RunningOffice(
                                other, Map.of("TILEWORK_PORT", Integer.toString(office.port()))))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("TILEWORK_PORT must be a port that is free");
    }
}
