package tilework.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import tilework.concurrency.ThreadConfined;

/** The rules about what code does, as values: one test applies them, another sees them bite. */
final class Rules {
    private static final int MOST_CONSTRUCTOR_PARAMETERS = 6;

    static final ArchRule WORLD_IS_PURE =
            classes()
                    .that()
                    .resideInAPackage("..world..")
                    .should()
                    .onlyDependOnClassesThat(
                            resideInAnyPackage(
                                    "..world..",
                                    "..concurrency..",
                                    "java.lang",
                                    "java.lang.runtime",
                                    "java.lang.invoke",
                                    "java.util",
                                    "java.util.function",
                                    "java.util.stream",
                                    "org.jspecify.annotations"))
                    .because("a world must be the same function of its commands in every run");

    static final ArchRule WORLD_READS_NO_CLOCK_AND_THROWS_NO_DICE =
            noClasses()
                    .that()
                    .resideInAPackage("..world..")
                    .should()
                    .dependOnClassesThat()
                    .belongToAnyOf(
                            Thread.class,
                            Runtime.class,
                            ProcessBuilder.class,
                            java.util.Date.class,
                            java.util.Random.class,
                            java.util.Timer.class)
                    .orShould()
                    .callMethod(System.class, "nanoTime")
                    .orShould()
                    .callMethod(System.class, "currentTimeMillis")
                    .orShould()
                    .callMethod(System.class, "getenv", String.class)
                    .orShould()
                    .callMethod(Math.class, "random")
                    .orShould()
                    .callMethod(java.util.UUID.class, "randomUUID")
                    .because("time and chance are arguments");

    static final ArchRule THE_TICK_THREAD_KEEPS_ITS_STATE =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("..world..", "..engine..", "..bootstrap..")
                    .should()
                    .dependOnClassesThat(ownedByTheTickThread())
                    .because("every other thread goes through the mailbox of the floor");

    static final ArchRule CONSTRUCTORS_TAKE_FEW_THINGS =
            constructors()
                    .that()
                    .areDeclaredInClassesThat()
                    .areNotRecords()
                    .and()
                    .areDeclaredInClassesThat()
                    .areNotEnums()
                    .should(takeFewThings());

    static final ArchRule PACKAGES_ARE_NULL_MARKED = classes().should(resideInNullMarkedPackages());

    /** For test classes: whoever opens a port or a database says so in its name. */
    static final ArchRule HEAVY_TESTS_SAY_SO =
            noClasses()
                    .that()
                    .haveNameMatching(".*Test(\\$.*)?")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("io.javalin..", "org.jooq..", "java.sql..", "java.net.http")
                    .orShould()
                    .dependOnClassesThat()
                    .belongToAnyOf(java.net.Socket.class, java.net.ServerSocket.class)
                    .because("a *Test is pure and fast; an *IT opens a port or a file");

    static final ArchRule TESTS_DO_NOT_SLEEP =
            noClasses()
                    .should()
                    .callMethod(Thread.class, "sleep", long.class)
                    .orShould()
                    .callMethod(Thread.class, "sleep", java.time.Duration.class)
                    .orShould()
                    .callMethod(java.util.concurrent.TimeUnit.class, "sleep", long.class)
                    .because("a test waits for a condition, with a limit");

    static final ArchRule TESTS_ARE_SENTENCES =
            methods()
                    .that()
                    .areAnnotatedWith(Test.class)
                    .or()
                    .areAnnotatedWith(ParameterizedTest.class)
                    .should()
                    .haveNameMatching("[a-z0-9]+(_[a-z0-9]+){2,}")
                    .because("a test is a promise about the product, in words");

    private Rules() {}

    private static DescribedPredicate<JavaClass> ownedByTheTickThread() {
        return describe(
                "are confined to the tick thread",
                type ->
                        type.tryGetAnnotationOfType(ThreadConfined.class)
                                .map(it -> it.value().equals("tick"))
                                .orElse(false));
    }

    private static ArchCondition<JavaConstructor> takeFewThings() {
        return new ArchCondition<>("take at most " + MOST_CONSTRUCTOR_PARAMETERS + " parameters") {
            @Override
            public void check(JavaConstructor constructor, ConditionEvents events) {
                int parameters = constructor.getRawParameterTypes().size();
                events.add(
                        new SimpleConditionEvent(
                                constructor,
                                parameters <= MOST_CONSTRUCTOR_PARAMETERS,
                                constructor.getFullName() + " takes " + parameters));
            }
        };
    }

    private static ArchCondition<JavaClass> resideInNullMarkedPackages() {
        return new ArchCondition<>("reside in packages that are @NullMarked") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                events.add(
                        new SimpleConditionEvent(
                                type,
                                type.getPackage().isAnnotatedWith(NullMarked.class),
                                type.getName() + " is not in a @NullMarked package"));
            }
        };
    }
}
