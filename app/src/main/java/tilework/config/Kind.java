package tilework.config;

import com.google.errorprone.annotations.Immutable;

/** What a setting may be. */
@Immutable
sealed interface Kind {
    /** How the sentence goes on after "must be". */
    String mustBe();

    /** {@code unit}: empty for a plain number. */
    record WholeNumber(int least, int most, String unit) implements Kind {
        @Override
        public String mustBe() {
            String of = unit.isEmpty() ? "" : " of " + unit;
            return "a whole number" + of + " from " + least + " to " + most;
        }
    }

    /** Printable text; {@code shape}: a regular expression, and what it means in words. */
    record Text(String shape, String words) implements Kind {
        @Override
        public String mustBe() {
            return words;
        }
    }

    /** The path of a folder or file. */
    record Location() implements Kind {
        @Override
        public String mustBe() {
            return "a path";
        }
    }

    /** An address of the web, without a path. */
    record Origin() implements Kind {
        @Override
        public String mustBe() {
            return "http:// or https:// with a host, without a path, as https://office.example";
        }
    }

    /** Addresses and blocks of addresses, separated by commas. */
    record Networks() implements Kind {
        @Override
        public String mustBe() {
            return "IP addresses or blocks separated by commas, as 127.0.0.1,10.0.0.0/8";
        }
    }
}
