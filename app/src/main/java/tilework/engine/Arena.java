package tilework.engine;

import tilework.concurrency.ThreadConfined;
import tilework.protocol.FrameBuffer;
import tilework.protocol.FrameEncoder;
import tilework.world.Change;
import tilework.world.World;
import tilework.world.avatar.AvatarState;

/**
 * The records of one flush, each encoded once. Frames are put together from ranges of it.
 *
 * <p>What changed lies cell by cell, so that a frame copies a cell whole. Whole states, and the
 * snapshots of whole cells, are made when the first frame needs them.
 */
@ThreadConfined("tick")
final class Arena {
    private final World world;
    private final FrameEncoder encoder;
    private final FrameBuffer bytes = new FrameBuffer(16 * 1024);
    private final int[] snapshotStarts;
    private final int[] snapshotEnds;
    private final int[] snapshotFlushes;
    private int flush;

    Arena(World world, FrameEncoder encoder) {
        this.world = world;
        this.encoder = encoder;
        int cells = world.cells().count();
        snapshotStarts = new int[cells];
        snapshotEnds = new int[cells];
        snapshotFlushes = new int[cells];
    }

    FrameBuffer bytes() {
        return bytes;
    }

    FrameEncoder encoder() {
        return encoder;
    }

    /** Forgets the flush before and encodes what happened since. */
    void encode(Touches touches) {
        bytes.truncate(0);
        flush++;
        touches.sort();
        for (CellTouches cell : touches.active()) {
            cell.stayedStart = bytes.length();
            cell.stayed.forEach(this::encode);
            cell.stayedEnd = bytes.length();
            cell.arrived.forEach(this::encode);
        }
        for (SignMade made : touches.signs()) {
            made.start = bytes.length();
            encode(made.sign, bytes);
            made.end = bytes.length();
        }
    }

    private void encode(Touched touched) {
        touched.changeStart = bytes.length();
        if (touched.dressed) {
            whole(touched);
        } else {
            if (touched.path != null) {
                encoder.walk(bytes, touched.avatar, touched.path, world.tick());
            }
            if (touched.status != null) {
                encoder.status(bytes, touched.avatar, touched.status);
            }
            if (touched.group != null) {
                encoder.group(bytes, touched.avatar, touched.group);
            }
        }
        touched.changeEnd = bytes.length();
        touched.hands.forEach(sign -> encode(sign, bytes));
        touched.handsEnd = bytes.length();
    }

    /** Encodes a sign for one client, or into the arena for all. */
    void encode(Change.Sign sign, FrameBuffer out) {
        switch (sign) {
            case Change.GestureMade it -> encoder.gesture(out, it.avatar(), it.kind());
            case Change.Said it -> encoder.speech(out, it.avatar(), it.text());
        }
    }

    /** Makes sure that the whole state of the avatar, which is on the floor, is in the arena. */
    void whole(Touched touched) {
        if (touched.wholeStart < 0) {
            touched.wholeStart = bytes.length();
            AvatarState state = world.state(touched.avatar);
            if (state != null) {
                encoder.enter(bytes, state);
            }
            touched.wholeEnd = bytes.length();
        }
    }

    /** Appends the whole state of every avatar in the cell. */
    void appendSnapshot(FrameBuffer out, int cell) {
        if (snapshotFlushes[cell] != flush) {
            snapshotFlushes[cell] = flush;
            snapshotStarts[cell] = bytes.length();
            world.forEachIn(cell, state -> encoder.enter(bytes, state));
            snapshotEnds[cell] = bytes.length();
        }
        out.append(bytes, snapshotStarts[cell], snapshotEnds[cell]);
    }
}
