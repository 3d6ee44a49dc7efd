package tilework.ops;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether the folder of the database can be written, and how much room its disk has. */
record DiskCheck(Path folder, FreeBytes free) implements Check {
    private static final long MEBIBYTE = 1024L * 1024;
    private static final long LEAST_BYTES = 100 * MEBIBYTE;
    private static final long ENOUGH_BYTES = 1024 * MEBIBYTE;

    interface FreeBytes {
        long of(Path folder) throws IOException;
    }

    static DiskCheck of(Path folder) {
        return new DiskCheck(folder, it -> Files.getFileStore(it).getUsableSpace());
    }

    @Override
    public Finding look() {
        try {
            Files.createDirectories(folder);
            Path probe = Files.createTempFile(folder, "doctor", ".probe");
            Files.delete(probe);
            return finding(free.of(folder));
        } catch (IOException unusable) {
            return Finding.wrong(
                    "Data: "
                            + folder
                            + " cannot be written: give the office's user the right to, or set"
                            + " TILEWORK_DATA to another folder.");
        }
    }

    private Finding finding(long freeBytes) {
        String sentence = "Data: " + folder + " has " + freeBytes / MEBIBYTE + " MiB of room";
        if (freeBytes < LEAST_BYTES) {
            return Finding.wrong(sentence + "; the office needs 100 MiB: delete something.");
        }
        return freeBytes < ENOUGH_BYTES
                ? Finding.warning(
                        sentence + "; with less than 1 GiB a log or a backup fills it soon.")
                : Finding.ok(sentence + ".");
    }
}
