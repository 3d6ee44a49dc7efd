package tilework.ops;

import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import tilework.config.Settings;
import tilework.media.local.Program;

/** The command {@code doctor}: says what on this machine would keep an office from running. */
public final class Doctor {
    private static final Path ROOT = Path.of("/");

    private Doctor() {}

    /** Answers 0 when nothing is wrong, though there may be warnings, and 1 when something is. */
    public static int run(Settings settings, PrintStream out) {
        return run(checks(settings), out);
    }

    static int run(List<Check> checks, PrintStream out) {
        List<Finding> findings = new ArrayList<>();
        for (Check check : checks) {
            Finding finding = check.look();
            out.println(finding.line());
            findings.add(finding);
        }
        long wrong = count(findings, Finding.Level.WRONG);
        out.println(
                wrong + " wrong, " + count(findings, Finding.Level.WARNING) + " to think about.");
        return wrong == 0 ? 0 : 1;
    }

    private static long count(List<Finding> findings, Finding.Level level) {
        return findings.stream().filter(it -> it.level() == level).count();
    }

    private static List<Check> checks(Settings settings) {
        URI publicUrl = settings.listening().publicUrl();
        return List.of(
                new PortCheck(settings.listening(), new PortUser(ROOT)),
                new UdpCheck(settings.listening().host()),
                new PublicUrlCheck(settings.listening()),
                new CertificateCheck(publicUrl, InstantSource.system()),
                new ClockCheck(publicUrl, InstantSource.system(), ROOT),
                DiskCheck.of(settings.folders().data()),
                new MapsCheck(settings.folders().maps()),
                new MemoryCheck(new MemoryFiles(ROOT)),
                OpenFilesCheck.ofThisProcess(settings.limits()),
                new MediaCheck(settings, Program.ofTree(Path.of("deploy/livekit"))));
    }
}
