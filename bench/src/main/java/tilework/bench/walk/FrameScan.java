package tilework.bench.walk;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tilework.bench.socket.BrokenFrameException;
import tilework.protocol.wire.Avatar;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Transfer;
import tilework.protocol.wire.Walk;
import tilework.protocol.wire.Welcome;

/**
 * The top level of one ServerFrame, read without making objects: a thousand bots look at every
 * frame, and hardly any record in it concerns them. Records are parsed one by one when somebody
 * asks. Used again for each frame.
 */
final class FrameScan {
    private static final int VARINT = 0;
    private static final int LENGTH_DELIMITED = 2;
    private static final int NONE = -1;

    private final Spans enters = new Spans();
    private final Spans walks = new Spans();
    private byte[] data = new byte[0];
    private int position;
    private int limit;
    private int tick;
    private int records;
    private int leaves;
    private int refusals;
    private int welcomeStart;
    private int welcomeEnd;
    private int transferStart;
    private int transferEnd;

    /** Looks at a frame that stays in {@code bytes} until the next call. */
    void read(byte[] bytes, int offset, int length) throws BrokenFrameException {
        data = bytes;
        position = offset;
        limit = offset + length;
        tick = records = leaves = refusals = 0;
        welcomeStart = transferStart = NONE;
        enters.clear();
        walks.clear();
        while (position < limit) {
            readField(varint());
        }
    }

    private void readField(int tag) throws BrokenFrameException {
        int field = tag >>> 3;
        switch (tag & 7) {
            case VARINT -> {
                int value = varint();
                if (field == ServerFrame.TICK_FIELD_NUMBER) {
                    tick = value;
                }
            }
            case LENGTH_DELIMITED -> {
                int length = varint();
                if (length < 0 || length > limit - position) {
                    throw new BrokenFrameException("a record is longer than its frame");
                }
                note(field, position, position + length);
                position += length;
            }
            default ->
                    throw new BrokenFrameException(
                            "a frame has no fields of wire type " + (tag & 7));
        }
    }

    private void note(int field, int start, int end) {
        if (field >= ServerFrame.ENTERS_FIELD_NUMBER && field <= ServerFrame.LEAVES_FIELD_NUMBER) {
            records++;
        }
        switch (field) {
            case ServerFrame.ENTERS_FIELD_NUMBER -> enters.add(start, end);
            case ServerFrame.WALKS_FIELD_NUMBER -> walks.add(start, end);
            case ServerFrame.LEAVES_FIELD_NUMBER -> leaves++;
            case ServerFrame.REFUSALS_FIELD_NUMBER -> refusals++;
            case ServerFrame.WELCOME_FIELD_NUMBER -> {
                welcomeStart = start;
                welcomeEnd = end;
            }
            case ServerFrame.TRANSFER_FIELD_NUMBER -> {
                transferStart = start;
                transferEnd = end;
            }
            default -> {}
        }
    }

    private int varint() throws BrokenFrameException {
        long value = 0;
        for (int shift = 0; shift < 70; shift += 7) {
            if (position == limit) {
                throw new BrokenFrameException("a frame ends in the middle of a number");
            }
            byte next = data[position++];
            value |= (long) (next & 0x7f) << shift;
            if (next >= 0) {
                return (int) value;
            }
        }
        throw new BrokenFrameException("a number has more than ten bytes");
    }

    int tick() {
        return tick;
    }

    /** Records of change: enters, walks, statuses, gestures, speeches, refreshes and leaves. */
    int records() {
        return records;
    }

    int leaves() {
        return leaves;
    }

    int refusals() {
        return refusals;
    }

    /**
     * Where the avatar walks or stands from some tick on, as this frame tells it: by a walk, or by
     * a whole state; absent when it tells nothing of it.
     */
    @Nullable Path pathOf(int avatar) throws IOException {
        Path found = null;
        for (int i = 0; i < enters.size(); i++) {
            if (avatarAt(enters.start(i), enters.end(i)) == avatar) {
                found = Avatar.parseFrom(stream(enters.start(i), enters.end(i))).getPath();
            }
        }
        for (int i = 0; i < walks.size(); i++) {
            if (avatarAt(walks.start(i), walks.end(i)) == avatar) {
                found = path(Walk.parseFrom(stream(walks.start(i), walks.end(i))));
            }
        }
        return found;
    }

    private Path path(Walk walk) {
        return Path.newBuilder()
                .setFrom(walk.getFrom())
                .setStartTick(tick + walk.getStartOffset())
                .setSteps(walk.getSteps())
                .setStepCount(walk.getStepCount())
                .build();
    }

    boolean hasWelcome() {
        return welcomeStart != NONE;
    }

    Welcome welcome() throws IOException {
        return Welcome.parseFrom(stream(welcomeStart, welcomeEnd));
    }

    boolean hasTransfer() {
        return transferStart != NONE;
    }

    Transfer transfer() throws IOException {
        return Transfer.parseFrom(stream(transferStart, transferEnd));
    }

    /**
     * Both Avatar and Walk have the avatar as field 1, which every encoder we know writes first.
     */
    private int avatarAt(int start, int end) throws BrokenFrameException {
        if (start == end || data[start] != Walk.AVATAR_FIELD_NUMBER << 3) {
            return 0;
        }
        position = start + 1;
        limit = end;
        return varint();
    }

    private CodedInputStream stream(int start, int end) throws InvalidProtocolBufferException {
        return CodedInputStream.newInstance(data, start, end - start);
    }
}
