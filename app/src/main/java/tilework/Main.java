package tilework;

import java.util.Arrays;
import tilework.bootstrap.CannotStart;
import tilework.bootstrap.OfficeServer;
import tilework.config.Settings;
import tilework.config.WrongSettings;
import tilework.ops.Doctor;
import tilework.ops.ValidateMap;

/** Opens the office, or runs a command for the operator. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        String command = args.length == 0 ? "" : args[0];
        String[] rest = Arrays.stream(args).skip(1).toArray(String[]::new);
        try {
            switch (command) {
                case "validate-map" -> System.exit(ValidateMap.run(rest, System.out));
                case "doctor" -> System.exit(Doctor.run(Settings.read(rest), System.out));
                default -> OfficeServer.run(Settings.read(args), System.out);
            }
        } catch (WrongSettings | CannotStart refused) {
            System.err.println(refused.getMessage());
            System.exit(refused instanceof WrongSettings ? 2 : 1);
        }
    }
}
