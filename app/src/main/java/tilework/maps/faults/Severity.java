package tilework.maps.faults;

/** How bad a fault is. */
public enum Severity {
    /** The map is not what its author meant, or cannot be loaded at all; it must be mended. */
    ERROR,
    /** The map works; something in it is not used or looks odd. */
    WARNING
}
