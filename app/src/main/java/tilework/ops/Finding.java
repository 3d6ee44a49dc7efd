package tilework.ops;

/** One thing that was looked at, in plain words, with what to do when it is not well. */
record Finding(Level level, String sentence) {
    enum Level {
        OK("ok"),
        /** The office runs, but not as well as it could, or not for everybody. */
        WARNING("warning"),
        /** The office cannot run, or nobody gets in. */
        WRONG("WRONG");

        private final String word;

        Level(String word) {
            this.word = word;
        }
    }

    static Finding ok(String sentence) {
        return new Finding(Level.OK, sentence);
    }

    static Finding warning(String sentence) {
        return new Finding(Level.WARNING, sentence);
    }

    static Finding wrong(String sentence) {
        return new Finding(Level.WRONG, sentence);
    }

    /** As it is printed. */
    String line() {
        return level.word + ": " + sentence;
    }
}
