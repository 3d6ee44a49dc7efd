package tilework.http;

import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * The office as the routes see it.
 *
 * @param name shown to people
 * @param start floor where people come in
 * @param version of the server
 * @param peopleIn how many are in now
 * @param readiness how it is now
 */
public record OfficeView(
        String name,
        String start,
        String version,
        IntSupplier peopleIn,
        Supplier<Readiness> readiness) {}
