package tilework.ops;

/** Looks at one thing of the machine or of its surroundings. Takes a few seconds at most. */
interface Check {
    Finding look();
}
