package tilework.maps.faults;

/**
 * One thing that is wrong with a map.
 *
 * @param severity how bad it is
 * @param file path of the file below the maps folder
 * @param place where in the file
 * @param message what must hold, what was found, what to do
 */
public record MapFault(Severity severity, String file, Place place, String message) {
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** One line for people. */
    @Override
    public String toString() {
        return (isError() ? "error: " : "warning: ") + file + place + ": " + message;
    }
}
