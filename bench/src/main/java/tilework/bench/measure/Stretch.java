package tilework.bench.measure;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** What the server did between two samples. */
record Stretch(Sample begin, Sample end) {
    private static final String FRAMES = "tilework_frames_sent_total";
    private static final String BYTES = "tilework_bytes_sent_total";
    private static final String TICK = "tilework_tick_seconds";
    private static final String FLUSH = "tilework_flush_seconds";

    double seconds() {
        return (end.nanos() - begin.nanos()) / 1e9;
    }

    double cpuSeconds() {
        return end.usage().cpuSeconds() - begin.usage().cpuSeconds();
    }

    double cpuCores() {
        return cpuSeconds() / seconds();
    }

    double residentMegabytes() {
        return end.usage().residentMegabytes();
    }

    double framesPerSecond() {
        return perSecond(FRAMES);
    }

    double bytesPerSecond() {
        return perSecond(BYTES);
    }

    double cpuMicrosPerFrame() {
        return cpuSeconds() * 1e6 / Math.max(1, difference(FRAMES));
    }

    /**
     * Of the CPU time per frame, what the just-in-time compiler took: it gets less by the minute.
     */
    double compilingMicrosPerFrame() {
        double seconds = 0;
        for (String thread : end.usage().cpuSecondsByThread().keySet()) {
            seconds += thread.contains("Compiler") ? threadSeconds(thread) : 0;
        }
        return seconds * 1e6 / Math.max(1, difference(FRAMES));
    }

    private double threadSeconds(String thread) {
        return end.usage().cpuSecondsByThread().getOrDefault(thread, 0.0)
                - begin.usage().cpuSecondsByThread().getOrDefault(thread, 0.0);
    }

    double meanTickMillis() {
        return meanMillis(TICK);
    }

    double meanFlushMillis() {
        return meanMillis(FLUSH);
    }

    /** No tick took longer than this: the upper bound of the last bucket that grew. */
    double worstTickAtMostMillis() {
        return atMostMillis(TICK, 1);
    }

    double p99TickAtMostMillis() {
        return atMostMillis(TICK, 0.99);
    }

    private double meanMillis(String histogram) {
        double count = difference(histogram + "_count");
        return count == 0 ? 0 : difference(histogram + "_sum") / count * 1000;
    }

    private double atMostMillis(String histogram, double share) {
        Map<Double, Double> before = begin.meters().buckets(histogram);
        double wanted = difference(histogram + "_count") * share;
        for (Map.Entry<Double, Double> bucket : end.meters().buckets(histogram).entrySet()) {
            if (bucket.getValue() - before.getOrDefault(bucket.getKey(), 0.0) >= wanted) {
                return bucket.getKey() * 1000;
            }
        }
        return 0;
    }

    private double perSecond(String counter) {
        return difference(counter) / seconds();
    }

    private double difference(String meter) {
        return end.meters().sum(meter) - begin.meters().sum(meter);
    }

    ObjectNode json() {
        ObjectNode json = new ObjectMapper().createObjectNode();
        json.put("seconds", Figure.rounded(seconds()));
        json.put("cpuCores", Figure.rounded(cpuCores()));
        json.put("residentMegabytes", Figure.rounded(residentMegabytes()));
        json.put("framesPerSecond", Figure.rounded(framesPerSecond()));
        json.put("bytesPerSecond", Figure.rounded(bytesPerSecond()));
        json.put("cpuMicrosPerFrame", Figure.rounded(cpuMicrosPerFrame()));
        json.put("meanTickMillis", Figure.rounded(meanTickMillis()));
        json.put("p99TickAtMostMillis", Figure.rounded(p99TickAtMostMillis()));
        json.put("worstTickAtMostMillis", Figure.rounded(worstTickAtMostMillis()));
        json.put("meanFlushMillis", Figure.rounded(meanFlushMillis()));
        json.put("sessions", end.meters().sum("tilework_sessions"));
        json.put("audiences", end.meters().sum("tilework_audiences"));
        json.put("stalledSessions", end.meters().sum("tilework_stalled_sessions"));
        ObjectNode threads = json.putObject("cpuCoresByThread");
        for (String thread : end.usage().cpuSecondsByThread().keySet()) {
            double cores = Figure.rounded(threadSeconds(thread) / seconds());
            if (cores > 0) {
                threads.put(thread, cores);
            }
        }
        return json;
    }
}
