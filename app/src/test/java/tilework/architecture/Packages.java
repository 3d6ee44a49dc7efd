package tilework.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Who may import whom, as a table. The rules take the root package as an argument, so that they can
 * be seen to bite on the offenders in {@code fixture}, which lie in packages of the same names.
 */
final class Packages {
    static final String ROOT = "tilework";

    /** Which package may import which of ours; a package that is not a key here is refused. */
    private static final Map<String, List<String>> MAY_IMPORT =
            Map.ofEntries(
                    entry("concurrency", List.of()),
                    entry("config", List.of()),
                    entry("world", List.of("concurrency")),
                    entry("office", List.of("world", "concurrency")),
                    entry("protocol", List.of("world", "office")),
                    entry("engine", List.of("world", "office", "protocol", "concurrency")),
                    entry(
                            "ws",
                            List.of(
                                    "engine",
                                    "protocol",
                                    "office",
                                    "world",
                                    "config",
                                    "concurrency")),
                    entry("http", List.of("engine", "office", "world", "config", "concurrency")),
                    entry("store", List.of("office", "world", "config", "concurrency")),
                    entry("media", List.of("engine", "office", "world", "config", "concurrency")),
                    entry("maps", List.of("world", "config")),
                    entry("observability", List.of("engine", "world", "config")),
                    entry(
                            "ops",
                            List.of(
                                    "store", "maps", "media", "engine", "office", "world",
                                    "config")));

    /** Which packages may name a library; everyone else may not. */
    private static final Map<String, List<String>> LIBRARY_HOMES =
            Map.ofEntries(
                    entry("io.javalin..", List.of("http", "ws", "bootstrap")),
                    entry("org.eclipse.jetty..", List.of("http", "ws", "bootstrap")),
                    entry("com.fasterxml.jackson..", List.of("http", "maps")),
                    entry("com.github.benmanes.caffeine..", List.of("http", "store", "engine")),
                    entry("org.jooq..", List.of("store")),
                    entry("org.flywaydb..", List.of("store")),
                    entry("org.sqlite..", List.of("store")),
                    entry("java.sql..", List.of("store")),
                    entry("io.micrometer..", List.of("observability")),
                    entry("com.google.protobuf..", List.of("protocol", "media")),
                    entry("io.livekit..", List.of("media")),
                    entry("livekit..", List.of("media")),
                    entry("okhttp3..", List.of("media")),
                    entry("retrofit2..", List.of("media")),
                    entry("kotlin..", List.of("media")),
                    entry(ROOT + ".protocol.wire..", List.of("protocol")),
                    entry("io.airlift..", List.of("maps")),
                    entry(
                            "org.slf4j..",
                            List.of(
                                    "engine",
                                    "ws",
                                    "http",
                                    "media",
                                    "store",
                                    "maps",
                                    "ops",
                                    "bootstrap")));

    private static final List<String> NAMES_THAT_SAY_NOTHING =
            List.of("util", "utils", "common", "manager", "service", "helper", "impl");

    private Packages() {}

    static ArchRule importsPointInward(String root) {
        LayeredArchitecture rule =
                layeredArchitecture()
                        .consideringOnlyDependenciesInAnyPackage(root + "..")
                        .withOptionalLayers(true)
                        .layer("Main")
                        .definedBy(root)
                        .layer("bootstrap")
                        .definedBy(root + ".bootstrap..");
        for (String layer : MAY_IMPORT.keySet()) {
            rule = rule.layer(layer).definedBy(root + "." + layer + "..");
        }
        for (Map.Entry<String, List<String>> row : MAY_IMPORT.entrySet()) {
            LayeredArchitecture.LayerDependencySpecification where = rule.whereLayer(row.getKey());
            rule =
                    row.getValue().isEmpty()
                            ? where.mayNotAccessAnyLayer()
                            : where.mayOnlyAccessLayers(row.getValue().toArray(String[]::new));
        }
        return rule.whereLayer("Main")
                .mayOnlyAccessLayers("bootstrap", "config", "ops")
                .ensureAllClassesAreContainedInArchitecture();
    }

    static Stream<String> libraries() {
        return LIBRARY_HOMES.keySet().stream().sorted();
    }

    static ArchRule libraryStaysAtHome(String root, String library) {
        String[] homes =
                LIBRARY_HOMES.getOrDefault(library, List.of()).stream()
                        .map(home -> root + "." + home + "..")
                        .toArray(String[]::new);
        return noClasses()
                .that()
                .resideOutsideOfPackages(homes)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library);
    }

    static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    static ArchRule namesSaySomething(String root) {
        return noClasses()
                .should()
                .resideInAnyPackage(
                        NAMES_THAT_SAY_NOTHING.stream()
                                .map(name -> root + ".." + name + "..")
                                .toArray(String[]::new))
                .because("a package is named for what it knows");
    }
}
