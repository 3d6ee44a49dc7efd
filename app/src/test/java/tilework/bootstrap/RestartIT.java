package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.bootstrap.RunningOffice.field;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.protocol.wire.ServerFrame;

class RestartIT {
    @Test
    void after_a_restart_people_go_on_where_they_stood_and_nobody_was_announced_as_gone(
            @TempDir Path data) throws Exception {
        String ada;
        String bo;
        int place;
        try (RunningOffice office = new RunningOffice(data)) {
            ada = field(office.post("/api/join", "{\"name\":\"ADA\"}"), "sessionToken");
            bo = field(office.post("/api/join", "{\"name\":\"BO\"}"), "sessionToken");
            TestSocket adas = TestSocket.open(office, ada);
            TestSocket bos = TestSocket.open(office, bo);
            place = adas.first().getEnters(0).getPath().getFrom();
            assertThat(adas.first().getWelcome().getResumed()).isFalse();
            bos.first();
            office.stop();
            assertThat(adas.closeCode()).isEqualTo(1012);
            assertThat(bos.closeCode()).isEqualTo(1012);
        }
        try (RunningOffice office = new RunningOffice(data)) {
            HttpResponse<String> back =
                    office.post("/api/join", "{\"sessionToken\":\"" + ada + "\"}");
            assertThat(back.body()).contains("\"resumed\":true");
            TestSocket adas = TestSocket.open(office, ada);
            ServerFrame first = adas.first();
            assertThat(first.getWelcome().getResumed()).isTrue();
            assertThat(first.getRosterList()).as("both are in the roster").hasSize(2);
            assertThat(first.getEntersList())
                    .filteredOn(it -> it.getAvatar() == first.getWelcome().getAvatar())
                    .singleElement()
                    .satisfies(me -> assertThat(me.getPath().getFrom()).isEqualTo(place));
            adas.abort();
        }
    }

    @Test
    void the_same_person_in_another_tab_takes_the_body_over(@TempDir Path data) throws Exception {
        try (RunningOffice office = new RunningOffice(data)) {
            HttpResponse<String> joined = office.post("/api/join", "{\"name\":\"ADA\"}");
            TestSocket first = TestSocket.open(office, field(joined, "sessionToken"));
            int avatar = first.first().getWelcome().getAvatar();
            String person = field(joined, "personToken");
            String second =
                    field(
                            office.post("/api/join", "{\"personToken\":\"" + person + "\"}"),
                            "sessionToken");

            TestSocket newer = TestSocket.open(office, second);

            assertThat(newer.first().getWelcome().getAvatar()).isEqualTo(avatar);
            assertThat(first.closeCode()).isEqualTo(4001);
            newer.abort();
        }
    }
}
