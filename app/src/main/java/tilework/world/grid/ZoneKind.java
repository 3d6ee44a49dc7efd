package tilework.world.grid;

/** What a zone does to those in it. A zone has any number of kinds; a plain named area has none. */
public enum ZoneKind {
    /** People appear here. */
    SPAWN,
    /** Leads to another floor. */
    EXIT,
    /** One group for all in it. */
    MEETING,
    /** Nobody is in a group here. */
    QUIET,
    /** Heard by the whole floor. */
    STAGE,
    /** Nobody without the right may enter. */
    RESTRICTED,
    /** Somebody's desk. */
    DESK,
    /** The camera comes closer. */
    FOCUS,
    /** Offers a page of the web. */
    WEBSITE
}
