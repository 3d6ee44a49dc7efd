package tilework.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilework.config.Settings;

/** Disk, memory, open files and maps. */
class MachineChecksIT {
    private static final long MEBIBYTE = 1024L * 1024;

    @TempDir private Path root = Path.of("");

    @ParameterizedTest
    @CsvSource({"99, WRONG", "100, WARNING", "1023, WARNING", "1024, OK"})
    void little_room_on_the_disk_is_a_warning_and_none_is_wrong(
            long freeMebibytes, Finding.Level level) {
        Finding finding = new DiskCheck(root, _ -> freeMebibytes * MEBIBYTE).look();

        assertThat(finding.level()).isEqualTo(level);
        assertThat(finding.sentence()).contains(freeMebibytes + " MiB");
        assertThat(root).isEmptyDirectory();
    }

    @Test
    void the_room_of_a_real_folder_is_found_and_the_folder_is_made() {
        Finding finding = DiskCheck.of(root.resolve("data")).look();

        assertThat(finding.sentence()).contains(root.resolve("data") + " has ");
        assertThat(root.resolve("data")).isDirectory();
    }

    @Test
    void a_folder_that_cannot_be_written_is_wrong() throws IOException {
        Path file = Files.writeString(root.resolve("file"), "");

        Finding finding = DiskCheck.of(file).look();

        assertThat(finding.level()).isEqualTo(Finding.Level.WRONG);
        assertThat(finding.sentence()).contains("set TILEWORK_DATA");
    }

    @Test
    void a_folder_without_maps_is_wrong_and_says_what_tells_more() {
        assertThat(new MapsCheck(root).look().line())
                .startsWith("WRONG: Maps: ")
                .contains("validate-map");
        assertThat(new MapsCheck(Path.of("../maps")).look().level()).isEqualTo(Finding.Level.OK);
    }

    @Test
    void memory_that_the_machine_has_is_told_and_too_little_is_a_warning() throws IOException {
        write("proc/meminfo", "MemTotal: 1024000 kB\nMemAvailable:    614400 kB\n");
        assertThat(memory().line()).isEqualTo("ok: Memory: 600 MiB available.");

        write("proc/meminfo", "MemAvailable:    409600 kB\n");
        assertThat(memory().line()).startsWith("warning: Memory: 400 MiB available");
    }

    @Test
    void the_limit_of_any_group_around_the_process_counts_and_cached_files_do_not()
            throws IOException {
        write("proc/meminfo", "MemAvailable:    8192000 kB\n");
        write("proc/self/cgroup", "0::/office.slice/tilework.service\n");
        group("sys/fs/cgroup/office.slice/tilework.service", "max", 0);
        group("sys/fs/cgroup/office.slice", Long.toString(700 * MEBIBYTE), 50);
        group("sys/fs/cgroup", Long.toString(2_000 * MEBIBYTE), 0);

        assertThat(memory().line()).startsWith("warning: Memory: 450 MiB available");
    }

    private void group(String folder, String most, long cachedMebibytes) throws IOException {
        write(folder + "/memory.max", most + "\n");
        write(folder + "/memory.current", 300 * MEBIBYTE + "\n");
        write(
                folder + "/memory.stat",
                "anon 1\ninactive_file " + cachedMebibytes * MEBIBYTE + "\n");
    }

    @Test
    void the_limit_of_an_older_container_counts() throws IOException {
        write("proc/meminfo", "MemAvailable:    8192000 kB\n");
        write("sys/fs/cgroup/memory/memory.limit_in_bytes", 600 * MEBIBYTE + "\n");
        write("sys/fs/cgroup/memory/memory.usage_in_bytes", 500 * MEBIBYTE + "\n");

        assertThat(memory().line()).startsWith("warning: Memory: 100 MiB available");
    }

    @Test
    void a_system_that_does_not_tell_of_its_memory_is_no_fault() {
        assertThat(memory().level()).isEqualTo(Finding.Level.OK);
    }

    private Finding memory() {
        return new MemoryCheck(new MemoryFiles(root)).look();
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.resolveSibling(""));
        Files.writeString(path, text);
    }

    @Test
    void fewer_open_files_than_connections_and_the_server_need_are_a_warning() {
        Settings.Limits limits =
                Settings.read(List.of(), Map.of("TILEWORK_CAPACITY_PEOPLE", "300")).limits();

        assertThat(new OpenFilesCheck(limits, 1311).look().line())
                .startsWith(
                        "warning: Open files: 1311 allowed, 1312 needed at most: one for each of"
                                + " 1112 connections and 200 of the server's own; raise");
        assertThat(new OpenFilesCheck(limits, 1312).look().level()).isEqualTo(Finding.Level.OK);
        assertThat(OpenFilesCheck.ofThisProcess(limits).mostFiles()).isGreaterThan(16);
    }
}
