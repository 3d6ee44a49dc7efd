package tilework.bench.walk;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The result of a run as JSON. bench/README.md says what each field means. */
final class Report {
    private final ObjectMapper json = new ObjectMapper();
    private final BotSettings settings;
    private final Tally tally;
    private final double generatorCpuCores;
    private final double joinSeconds;

    Report(BotSettings settings, Tally tally, double generatorCpuCores, double joinSeconds) {
        this.settings = settings;
        this.tally = tally;
        this.generatorCpuCores = generatorCpuCores;
        this.joinSeconds = joinSeconds;
    }

    ObjectNode json() {
        ObjectNode report = json.createObjectNode();
        report.set("settings", settings());
        report.put("joined", tally.joined);
        report.put("notJoined", tally.notJoined);
        report.put("kicked", tally.kicked);
        report.put("resumed", tally.resumed);
        addCounts(report, tally.measured);
        report.put("generatorCpuCores", rounded(generatorCpuCores));
        report.put("joinSeconds", rounded(joinSeconds));
        ObjectNode closes = report.putObject("closes");
        tally.closes.forEach((code, count) -> closes.put(String.valueOf(code), count));
        ObjectNode phases = report.putObject("phases");
        tally.phases.forEach((name, counts) -> addCounts(phases.putObject(name), counts));
        addComeback(report);
        ObjectNode troubles = report.putObject("troubles");
        tally.troubles.forEach(troubles::put);
        return report;
    }

    private ObjectNode settings() {
        return json.createObjectNode()
                .put("bots", settings.bots())
                .put("url", settings.url().toString())
                .put("seconds", settings.seconds())
                .put("concentrated", settings.concentrated())
                .put("talking", settings.talking())
                .put("walkingPercent", settings.walkingPercent());
    }

    private static void addCounts(ObjectNode into, Counts counts) {
        double clients = Math.max(1, counts.perSecond(counts.hereSum));
        into.put("seconds", rounded(counts.nanos / 1e9));
        into.put("framesPerSecond", rounded(counts.perSecond(counts.frames)));
        into.put("bytesPerSecond", rounded(counts.perSecond(counts.bytes)));
        into.put("bytesSentPerSecond", rounded(counts.perSecond(counts.sentBytes)));
        into.put("recordsPerSecondPerClient", rounded(counts.perSecond(counts.records) / clients));
        into.put(
                "walkingShare",
                rounded(counts.hereSum == 0 ? 0 : (double) counts.walkingSum / counts.hereSum));
        into.put("commandsPerSecond", rounded(counts.perSecond(counts.commands)));
        into.put("refusals", counts.refusals);
        into.put("unanswered", counts.unanswered);
        into.put("leavesSeen", counts.leaves);
        ObjectNode seen = into.putObject("moveSeenMillis");
        seen.put("p50", counts.seenMillis(50));
        seen.put("p95", counts.seenMillis(95));
        seen.put("p99", counts.seenMillis(99));
        seen.put("max", counts.moveSeenMicros.getMaxValue() / 1000.0);
        seen.put("count", counts.moveSeenMicros.getTotalCount());
        into.put("unseen", counts.unseen);
    }

    private void addComeback(ObjectNode report) {
        Comeback comeback = tally.comeback;
        ArrayNode comebacks = report.putArray("comebacks");
        for (Comeback.Cut cut : comeback.cuts) {
            comebacks
                    .addObject()
                    .put("cut", cut.lines)
                    .put("back", cut.back)
                    .put("lastBackMillis", cut.lastBackMillis);
        }
        if (comeback.stoppedSeconds > 0) {
            report.putObject("waking")
                    .put("stoppedSeconds", comeback.stoppedSeconds)
                    .put("rightAgain", comeback.wakingRight)
                    .put("lastRightMillis", comeback.lastRightMillis)
                    .put("closedMeanwhile", comeback.wakingClosed);
        }
    }

    private static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
