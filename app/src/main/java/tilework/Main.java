package tilework;

import tilework.bootstrap.CannotStart;
import tilework.bootstrap.OfficeServer;
import tilework.config.Settings;
import tilework.config.WrongSettings;
import tilework.ops.Doctor;

import java.util.Arrays;
import java.util.List;

/** Opens the office, or runs a command for the operator. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        List<String> words = Arrays.asList(args);
        try {
            switch (words.isEmpty() ? "" : words.getFirst()) {
                case "doctor" ->
                        System.exit(
                                Doctor.run(Settings.read(List.of(), System.getenv()), System.out));
                default -> {
                    OfficeServer office =
                            OfficeServer.open(Settings.read(words, System.getenv()), System.out);
                    Runtime.getRuntime().addShutdownHook(new Thread(office::close, "stop"));
                }
            }
        } catch (WrongSettings | CannotStart refused) {
            System.err.println(refused.getMessage());
            System.exit(refused instanceof WrongSettings ? 2 : 1);
        }
    }
}
