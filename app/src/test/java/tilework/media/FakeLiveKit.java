package tilework.media;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import livekit.LivekitModels.ParticipantInfo;
import livekit.LivekitModels.Room;
import livekit.LivekitRoom.CreateRoomRequest;
import livekit.LivekitRoom.DeleteRoomRequest;
import livekit.LivekitRoom.DeleteRoomResponse;
import livekit.LivekitRoom.ListParticipantsRequest;
import livekit.LivekitRoom.ListParticipantsResponse;
import livekit.LivekitRoom.ListRoomsResponse;
import livekit.LivekitRoom.RemoveParticipantResponse;
import livekit.LivekitRoom.RoomParticipantIdentity;
import livekit.LivekitRoom.UpdateParticipantRequest;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.MediaTicket;

/** The HTTP side of a LiveKit in this process, which fails as it is told to. */
final class FakeLiveKit implements LiveKitUnderTest {
    private static final String PATH = "/twirp/livekit.RoomService/";

    private final HttpServer http;
    private final Map<String, Map<String, ParticipantInfo>> rooms = new ConcurrentHashMap<>();
    private final Map<String, String> sids = new ConcurrentHashMap<>();
    private final AtomicInteger numbers = new AtomicInteger();

    /** The calls that came, by name. */
    final List<String> calls = new CopyOnWriteArrayList<>();

    /** Fails a call; null lets it be. */
    volatile Script script = _ -> null;

    /** Whether it is there at all. */
    volatile boolean isAlive = true;

    /** Calls that are answered with 200 and not done. */
    volatile String lost = "";

    /** What is to go wrong with a call. */
    interface Script {
        /** An HTTP status, or 0 for no answer within the caller's patience, or null for none. */
        @Nullable Integer fault(String call);
    }

    FakeLiveKit() {
        try {
            http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
        http.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        http.createContext("/", this::answer);
        http.start();
    }

    @Override
    public MediaServer server() {
        String url = "http://127.0.0.1:" + http.getAddress().getPort();
        return new MediaServer(url, "ws://media.example", "APIfake", "s".repeat(40));
    }

    @Override
    public void join(MediaTicket ticket) {
        Passport passport = Passport.read(ticket.token());
        var room = rooms.get(passport.room());
        if (room == null || passport.isExpired()) {
            throw new IllegalStateException("refused");
        }
        put(passport.room(), passport.identity(), ParticipantInfo.State.ACTIVE, passport);
    }

    /** Somebody is in the room, whatever a ticket says. */
    void put(String room, String identity, ParticipantInfo.State state, Passport passport) {
        rooms.getOrDefault(room, new ConcurrentHashMap<>())
                .put(
                        identity,
                        ParticipantInfo.newBuilder()
                                .setIdentity(identity)
                                .setSid("PA_" + numbers.incrementAndGet())
                                .setState(state)
                                .setPermission(passport.permission())
                                .build());
    }

    @Override
    public void restart() {
        rooms.clear();
        sids.clear();
    }

    long count(String call) {
        return calls.stream().filter(call::equals).count();
    }

    @SuppressWarnings("EmptyCatch") // The caller has lost its patience.
    private void answer(HttpExchange exchange) {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            String path = String.valueOf(exchange.getRequestURI().getPath());
            if (!path.startsWith(PATH)) {
                send(exchange, isAlive ? 200 : 503, new byte[0]);
                return;
            }
            String call = path.substring(PATH.length());
            calls.add(call);
            Integer fault = isAlive ? script.fault(call) : Integer.valueOf(503);
            if (fault == null) {
                done(exchange, call, body);
            } else if (fault != 0) {
                send(exchange, fault, "{\"code\":\"x\"}".getBytes(StandardCharsets.UTF_8));
            } else {
                java.util.concurrent.locks.LockSupport.parkNanos(2_500_000_000L);
            }
        } catch (IOException gone) {
        }
    }

    private void done(HttpExchange exchange, String call, byte[] body) throws IOException {
        Message answer =
                call.equals(lost) ? Room.newBuilder().setSid("RM_lost").build() : done(call, body);
        if (answer == null) {
            send(exchange, 404, "{\"code\":\"not_found\"}".getBytes(StandardCharsets.UTF_8));
        } else {
            send(exchange, 200, answer.toByteArray());
        }
    }

    private @Nullable Message done(String call, byte[] body) throws InvalidProtocolBufferException {
        return switch (call) {
            case "CreateRoom" -> create(CreateRoomRequest.parseFrom(body).getName());
            case "ListRooms" ->
                    ListRoomsResponse.newBuilder()
                            .addAllRooms(rooms.keySet().stream().map(this::room).toList())
                            .build();
            case "DeleteRoom" ->
                    rooms.remove(DeleteRoomRequest.parseFrom(body).getRoom()) == null
                            ? null
                            : DeleteRoomResponse.getDefaultInstance();
            case "ListParticipants" -> list(ListParticipantsRequest.parseFrom(body).getRoom());
            case "RemoveParticipant" -> remove(RoomParticipantIdentity.parseFrom(body));
            case "UpdateParticipant" -> update(UpdateParticipantRequest.parseFrom(body));
            default -> null;
        };
    }

    private Room create(String name) {
        if (rooms.putIfAbsent(name, new ConcurrentHashMap<>()) == null) {
            sids.put(name, "RM_" + numbers.incrementAndGet());
        }
        return room(name);
    }

    /** The count of people is never right. */
    private Room room(String name) {
        return Room.newBuilder()
                .setName(name)
                .setSid(sids.getOrDefault(name, ""))
                .setNumParticipants(77)
                .build();
    }

    private @Nullable Message list(String room) {
        var inside = rooms.get(room);
        return inside == null
                ? null
                : ListParticipantsResponse.newBuilder().addAllParticipants(inside.values()).build();
    }

    private @Nullable Message remove(RoomParticipantIdentity whom) {
        var inside = rooms.get(whom.getRoom());
        return inside == null || inside.remove(whom.getIdentity()) == null
                ? null
                : RemoveParticipantResponse.getDefaultInstance();
    }

    private @Nullable Message update(UpdateParticipantRequest what) {
        var inside = rooms.get(what.getRoom());
        return inside == null
                ? null
                : inside.computeIfPresent(
                        what.getIdentity(),
                        (_, was) -> was.toBuilder().setPermission(what.getPermission()).build());
    }

    private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.getResponseHeaders().add("Content-Type", "application/protobuf");
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }

    @Override
    public void close() {
        http.stop(0);
    }
}
