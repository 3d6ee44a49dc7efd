package tilework.bench.walk;

import java.io.IOException;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import tilework.bench.socket.BrokenFrameException;
import tilework.bench.socket.ClientSocket;
import tilework.bench.socket.CloseCode;
import tilework.bench.socket.SocketListener;
import tilework.protocol.wire.Ack;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.LeaveOffice;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.SetConsent;
import tilework.protocol.wire.Transfer;
import tilework.protocol.wire.WalkTo;
import tilework.protocol.wire.Welcome;

/** One person who walks, rests, acknowledges and comes back. Owned by the bots' thread. */
final class Bot implements SocketListener {
    private static final int ACK_FRAMES = 15;
    private static final int ACK_BYTES = 16 << 10;
    private static final long COMEBACK_JITTER_NANOS = 2_000_000_000L;
    private static final long FIRST_REST_NANOS = 3_000_000_000L;
    private static final long ANSWER_LIMIT_NANOS = 3_000_000_000L;
    private static final long SILENCE_LIMIT_NANOS = 10_000_000_000L;
    private static final long COMEBACK_LIMIT_NANOS = 10_000_000_000L;

    private enum State {
        AT_THE_DOOR,
        CONNECTING,
        HERE,
        AWAY,
        GONE
    }

    /** The timetable's: which of its entries for this bot counts. */
    long timetableNumber;

    private final String name;
    private final Crowd crowd;
    private final Tally tally;
    private final Walker walker = new Walker();
    private final Watch watch = new Watch();
    private State state = State.AT_THE_DOOR;
    private String personToken = "";
    private String sessionToken = "";
    private @Nullable Floor floor;
    private @Nullable ClientSocket socket;
    private int framesSinceAck;
    private int bytesSinceAck;
    private int newestTick;
    private long heardNanos;
    private long awaySinceNanos;
    private boolean hasJoined;
    private boolean wasCut;
    private boolean isWaking;
    private boolean awaitsWalk;

    Bot(String name, Crowd crowd, Tally tally) {
        this.name = name;
        this.crowd = crowd;
        this.tally = tally;
    }

    String name() {
        return name;
    }

    String personToken() {
        return personToken;
    }

    String sessionToken() {
        return sessionToken;
    }

    boolean isHere() {
        return state == State.HERE;
    }

    boolean isGone() {
        return state == State.GONE;
    }

    Walker walker() {
        return walker;
    }

    @Nullable Floor floor() {
        return floor;
    }

    Watch watch() {
        return watch;
    }

    // ---- coming and going ----

    /** The door has let it in. */
    void joined(OfficeApi.Joined joined, Floor on) {
        personToken = joined.personToken();
        sessionToken = joined.sessionToken();
        connect(joined.socket(), on);
    }

    /** The door has turned it away for good. */
    void denied(String reason) {
        tally.trouble(reason);
        if (hasJoined) {
            tally.kicked++;
        } else {
            tally.notJoined++;
        }
        state = State.GONE;
    }

    void connect(URI address, Floor on) {
        if (state == State.GONE) {
            return;
        }
        floor = on;
        state = State.CONNECTING;
        heardNanos = crowd.nowNanos();
        try {
            socket = crowd.open(address, sessionToken, this);
        } catch (IOException e) {
            closed(CloseCode.LOST, String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void opened() {
        framesSinceAck = 0;
        bytesSinceAck = 0;
        newestTick = 0;
    }

    @Override
    public void closed(int code, String reason) {
        socket = null;
        if (state == State.GONE || state == State.AWAY) {
            return;
        }
        tally.closed(code);
        if (isWaking) {
            isWaking = false;
            tally.comeback.closed();
        }
        if (code != CloseCode.MOVED && !wasCut) {
            tally.trouble("closed with " + code + ": " + reason);
        }
        if (CloseCode.isKick(code)) {
            tally.kicked++;
        }
        leave(CloseCode.allowsReturn(code));
    }

    private void leave(boolean comesBack) {
        socket = null;
        awaitsWalk = false;
        watch.forget();
        state = comesBack ? State.AWAY : State.GONE;
        crowd.timetable().clear(this);
        awaySinceNanos = crowd.nowNanos();
        if (comesBack) {
            crowd.timetable()
                    .set(this, crowd.nowNanos() + crowd.random().nextLong(COMEBACK_JITTER_NANOS));
        }
    }

    /** Loses its line on purpose. */
    void cut() {
        ClientSocket line = socket;
        if (line != null && isHere()) {
            wasCut = true;
            line.cut();
        }
    }

    /** Goes home: the office need not wait for it. */
    void goHome() {
        ClientSocket line = socket;
        if (state != State.GONE && !hasJoined) {
            denied("had not come in by the end");
        } else if (state == State.AWAY
                && crowd.nowNanos() - awaySinceNanos > COMEBACK_LIMIT_NANOS) {
            denied("had not come back by the end");
        }
        state = State.GONE;
        if (line != null) {
            send(line, ClientFrame.newBuilder().setLeaveOffice(LeaveOffice.getDefaultInstance()));
        }
    }

    /** Whether the office has let go of it. */
    boolean isOut() {
        return socket == null;
    }

    /** Ends the line of a bot that has said goodbye and not been let go. */
    void hangUp() {
        ClientSocket line = socket;
        if (line != null) {
            line.close(CloseCode.NORMAL, "");
        }
    }

    // ---- what it hears ----

    @Override
    public void received(byte[] data, int offset, int length) throws IOException {
        Floor on = floor;
        if (on == null || state == State.GONE) {
            return;
        }
        FrameScan frame = crowd.scan();
        frame.read(data, offset, length);
        count(frame);
        if (frame.hasWelcome()) {
            welcomed(frame, on);
        }
        long now = crowd.readNanos();
        heardNanos = now;
        newestTick = Math.max(newestTick, frame.tick());
        on.heard(frame.tick(), now, walker.tickNanos());
        watch.look(frame, now, tally.second);
        if (awaitsWalk) {
            lookForOwnWalk(frame, on, now);
        }
        if (isWaking && frame.tick() >= on.presentTick(now, walker.tickNanos()) - ACK_FRAMES) {
            isWaking = false;
            tally.comeback.right(now);
        }
        acknowledge(length);
        if (frame.hasTransfer()) {
            transferred(frame.transfer());
        }
    }

    private void count(FrameScan frame) {
        tally.second.frames++;
        tally.second.records += frame.records();
        tally.second.leaves += frame.leaves();
        tally.second.refusals += frame.refusals();
    }

    private void welcomed(FrameScan frame, Floor on) throws IOException {
        Welcome welcome = frame.welcome();
        walker.welcomed(welcome);
        Path place = frame.pathOf(walker.avatar());
        if (place == null) {
            throw new BrokenFrameException("the first frame tells everybody's place but one's own");
        }
        walker.walks(place, on, frame.tick(), crowd.readNanos());
        state = State.HERE;
        if (!hasJoined) {
            hasJoined = true;
            tally.joined++;
        } else if (welcome.getResumed()) {
            tally.resumed++;
        }
        if (wasCut) {
            wasCut = false;
            tally.comeback.back(crowd.readNanos());
        }
        if (crowd.isTalking() && socket != null) {
            send(
                    socket,
                    ClientFrame.newBuilder()
                            .setSetConsent(SetConsent.newBuilder().setAlways(true)));
        }
        rest(crowd.readNanos() + crowd.random().nextLong(FIRST_REST_NANOS));
    }

    private void lookForOwnWalk(FrameScan frame, Floor on, long now) throws IOException {
        Path path = frame.pathOf(walker.avatar());
        if (path != null) {
            awaitsWalk = false;
            walker.walks(path, on, frame.tick(), now);
            rest(walker.arrivesNanos() + walker.restNanos(crowd.walkingPercent(), crowd.random()));
        }
    }

    private void rest(long untilNanos) {
        if (crowd.walkingPercent() > 0) {
            crowd.timetable().set(this, untilNanos);
        }
    }

    private void acknowledge(int bytes) {
        framesSinceAck++;
        bytesSinceAck += bytes;
        ClientSocket line = socket;
        if (line != null && (framesSinceAck >= ACK_FRAMES || bytesSinceAck >= ACK_BYTES)) {
            framesSinceAck = 0;
            bytesSinceAck = 0;
            send(line, ClientFrame.newBuilder().setAck(Ack.newBuilder().setTick(newestTick)));
        }
    }

    /** An exit was crossed: goes on at the address of the other floor, with the same token. */
    private void transferred(Transfer transfer) {
        ClientSocket line = socket;
        leave(true);
        crowd.timetable().clear(this);
        if (line != null) {
            line.close(CloseCode.NORMAL, "");
        }
        crowd.door().follow(this, transfer.getFloor(), transfer.getSocketUrl());
    }

    // ---- what it does ----

    /** The time in the timetable has come. */
    void act(long nowNanos) {
        switch (state) {
            case AWAY -> crowd.door().join(this);
            case HERE -> walk(nowNanos);
            case AT_THE_DOOR, CONNECTING, GONE -> {}
        }
    }

    private void walk(long nowNanos) {
        ClientSocket line = socket;
        Floor on = floor;
        if (line == null || on == null) {
            return;
        }
        if (awaitsWalk) {
            tally.second.unanswered++;
        }
        int target = on.target(walker.tile(), crowd.random());
        if (target == walker.tile()) {
            rest(nowNanos + FIRST_REST_NANOS);
            return;
        }
        awaitsWalk = true;
        tally.second.commands++;
        crowd.observe(this, on);
        send(line, ClientFrame.newBuilder().setWalkTo(WalkTo.newBuilder().setTile(target)));
        rest(nowNanos + ANSWER_LIMIT_NANOS);
    }

    private static void send(ClientSocket line, ClientFrame.Builder frame) {
        line.send(frame.build().toByteArray());
    }

    /** Once a second: gives up on what did not come. */
    void check(long nowNanos, boolean justWoke) {
        watch.expire(nowNanos, tally.second);
        ClientSocket line = socket;
        if (line == null) {
            return;
        }
        tally.second.sentBytes += line.takeSentBytes();
        if (justWoke) {
            heardNanos = nowNanos;
            isWaking = isHere();
        } else if (nowNanos - heardNanos > SILENCE_LIMIT_NANOS) {
            tally.trouble("heard nothing for 10 s");
            line.cut();
        }
    }
}
