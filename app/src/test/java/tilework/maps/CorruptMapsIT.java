package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilework.maps.faults.MapFault;

/** Whatever is done to a map's files, the answer is a floor or faults in words. */
class CorruptMapsIT {
    private static final Path SAVED = Path.of("src/test/resources/maps/saved-by-tiled");
    private static final int TRIES = 25;
    private static final Pattern VALUE = Pattern.compile("(?<=:)\\s*(-?[\\d.]+|\"[^\"]*\"|true)");
    private static final List<String> ODD =
            List.of(
                    "null",
                    "-1",
                    "0",
                    "1e308",
                    "4294967295",
                    "99999999999999999999",
                    "0.5",
                    "{}",
                    "[]",
                    "[[]]",
                    "\"\"",
                    "\"../../../etc/passwd\"",
                    "\"tiles.tsx\"",
                    "true",
                    "\"zstd\"",
                    "\"\\u0000\"",
                    "268435455",
                    "4097");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(SAVED)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void a_damaged_file_gives_a_floor_or_faults(Path victim, @TempDir Path folder)
            throws IOException {
        String name = String.valueOf(victim.getFileName());
        String map = name.endsWith(".tmj") ? name : "base64-zlib-tsj.tmj";
        for (Path file : files()) {
            if (!file.toString().endsWith(".tmj") || file.endsWith(map)) {
                Files.copy(file, folder.resolve(String.valueOf(file.getFileName())));
            }
        }
        byte[] whole = Files.readAllBytes(victim);
        for (int seed = 0; seed < TRIES; seed++) {
            byte[] damaged = damage(whole, new Random(seed));
            Files.write(folder.resolve(name), damaged);
            check(new MapFolder(folder).load(), map, name + " with seed " + seed);
        }
    }

    private static void check(LoadedMaps maps, String map, String what) {
        for (MapFault fault : maps.faults()) {
            assertThat(fault.file()).as(what).isNotBlank();
            assertThat(fault.message()).as(what).isNotBlank().doesNotContain("Exception");
        }
        assertThat(maps.hasErrors() || maps.floors().size() == 1)
                .as("%s: %s must load or say why not", what, map)
                .isTrue();
    }

    private static byte[] damage(byte[] whole, Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> bytes(whole, random);
            case 1 -> cut(whole, random);
            default -> values(whole, random);
        };
    }

    private static byte[] bytes(byte[] whole, Random random) {
        byte[] damaged = whole.clone();
        for (int i = 0; i <= random.nextInt(8); i++) {
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
        }
        return damaged;
    }

    private static byte[] cut(byte[] whole, Random random) {
        List<Byte> damaged = new ArrayList<>();
        int from = random.nextInt(whole.length);
        int to = Math.min(whole.length, from + 1 + random.nextInt(200));
        for (int i = 0; i < whole.length; i++) {
            if (i < from || i >= to) {
                damaged.add(whole[i]);
            }
        }
        byte[] bytes = new byte[damaged.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = damaged.get(i);
        }
        return bytes;
    }

    /** Puts odd values in place of a few values of a JSON file. */
    private static byte[] values(byte[] whole, Random random) {
        String text = new String(whole, StandardCharsets.ISO_8859_1);
        String damaged =
                VALUE.matcher(text)
                        .replaceAll(value -> Matcher.quoteReplacement(odd(value, random)));
        return damaged.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String odd(MatchResult value, Random random) {
        boolean change = random.nextInt(25) == 0;
        return change ? ODD.get(random.nextInt(ODD.size())) : String.valueOf(value.group());
    }
}
