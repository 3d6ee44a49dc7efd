package tilework.media;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import io.livekit.server.RoomServiceClient;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import livekit.LivekitModels.ParticipantInfo;
import livekit.LivekitModels.Room;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;
import retrofit2.Call;
import retrofit2.Response;

/**
 * The calls to one LiveKit, all under one budget and one breaker. Each blocks for 2 s at most and
 * throws nothing. Nothing of a call is ever logged: it carries a token, and so does what LiveKit
 * says to a wrong one. Safe from any thread.
 */
final class LiveKitCalls {
    private static final Duration CALL_LIMIT = Duration.ofSeconds(2);
    private static final int NOT_FOUND = 404;

    /** A second, and at once after a pause. A call takes LiveKit 1 to 3 ms. */
    private static final int CALLS_PER_SECOND = 100;

    private static final int BURST = 200;

    private final MediaServer server;
    private final LongSupplier nanos;
    private final MediaCounts counts;
    private final CallBudget budget;
    private final Breaker breaker = new Breaker();

    @GuardedBy("this")
    private @Nullable Client client;

    /** Made when it is needed first: its classes take a while to load. */
    private record Client(OkHttpClient http, RoomServiceClient rooms) {}

    LiveKitCalls(MediaServer server, LongSupplier nanos, MediaCounts counts) {
        this.server = server;
        this.nanos = nanos;
        this.counts = counts;
        budget = new CallBudget(CALLS_PER_SECOND, BURST, nanos.getAsLong());
    }

    private synchronized Client client() {
        if (client == null) {
            client = open(server);
        }
        return client;
    }

    private static Client open(MediaServer server) {
        OkHttpClient http =
                new OkHttpClient.Builder()
                        .callTimeout(CALL_LIMIT)
                        .connectTimeout(CALL_LIMIT)
                        .readTimeout(CALL_LIMIT)
                        .followRedirects(false)
                        .build();
        RoomServiceClient rooms =
                RoomServiceClient.createClient(
                        server.url(), server.key(), server.secret(), () -> http);
        return new Client(http, rooms);
    }

    private RoomServiceClient rooms() {
        return client().rooms();
    }

    /** Whether it answers at all: 406 is that of a node which wants no new rooms. */
    boolean isAlive() {
        Request request = new Request.Builder().url(server.url() + "/").build();
        try (okhttp3.Response response = client().http().newCall(request).execute()) {
            return response.code() == 200 || response.code() == 406;
        } catch (IOException noAnswer) {
            return false;
        }
    }

    /** All rooms there are; asks even when calls have failed, and lets them go on when it works. */
    Answer<List<Room>> allRooms() {
        return send(rooms().listRooms(), Response::body);
    }

    /** Makes the room, or finds the one of that name: its {@code sid} tells. */
    Answer<Room> create(String room, int emptySeconds, int departureSeconds) {
        return ask(
                rooms().createRoom(
                                room,
                                emptySeconds,
                                null,
                                null,
                                null,
                                null,
                                null,
                                null,
                                departureSeconds),
                Response::body);
    }

    Answer<Boolean> delete(String room) {
        return ask(rooms().deleteRoom(room), _ -> true);
    }

    /**
     * Who is in the room. Only for a room that is there: of any other LiveKit says nothing for 3 s.
     *
     * @param canWait whether it is left out when there are many calls
     */
    Answer<List<ParticipantInfo>> members(String room, boolean canWait) {
        Call<List<ParticipantInfo>> call = rooms().listParticipants(room);
        return mayAsk(canWait) ? send(call, Response::body) : held();
    }

    Answer<Boolean> remove(String room, String identity) {
        counts.removals.increment();
        return ask(rooms().removeParticipant(room, identity), _ -> true);
    }

    Answer<ParticipantInfo> permit(String room, String identity, Rights rights) {
        return ask(
                rooms().updateParticipant(room, identity, null, null, rights.permission()),
                Response::body);
    }

    private <C, T> Answer<T> ask(Call<C> call, Function<Response<C>, @Nullable T> read) {
        return mayAsk(false) ? send(call, read) : held();
    }

    private boolean mayAsk(boolean canWait) {
        long now = nanos.getAsLong();
        return budget.take(canWait, now) && breaker.lets(now);
    }

    private <T> Answer<T> held() {
        counts.held.increment();
        return new Answer.Held<>();
    }

    private <C, T> Answer<T> send(Call<C> call, Function<Response<C>, @Nullable T> read) {
        counts.calls.increment();
        Answer<T> answer = sent(call, read);
        if (answer instanceof Answer.Failed) {
            counts.failures.increment();
            breaker.failed(nanos.getAsLong());
        } else {
            breaker.worked();
        }
        return answer;
    }

    private static <C, T> Answer<T> sent(Call<C> call, Function<Response<C>, @Nullable T> read) {
        try {
            Response<C> response = call.execute();
            if (response.code() == NOT_FOUND) {
                return new Answer.Absent<>();
            }
            T value = response.isSuccessful() ? read.apply(response) : null;
            return value == null ? new Answer.Failed<>(response.code()) : new Answer.Done<>(value);
        } catch (IOException | RuntimeException noAnswer) {
            // The library throws unchecked at what is not protobuf.
            return new Answer.Failed<>(0);
        }
    }

    /** Ends what is open; what is under way fails. */
    synchronized void close() {
        if (client != null) {
            client.http().dispatcher().cancelAll();
            client.http().connectionPool().evictAll();
        }
    }
}
