package tilework.protocol;

import com.google.protobuf.InvalidProtocolBufferException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.protocol.wire.Avatar;
import tilework.protocol.wire.Consent;
import tilework.protocol.wire.GestureKind;
import tilework.protocol.wire.Media;
import tilework.protocol.wire.Refresh;
import tilework.protocol.wire.RosterEntry;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Status;
import tilework.protocol.wire.Talk;
import tilework.protocol.wire.Ticket;
import tilework.protocol.wire.Transfer;
import tilework.protocol.wire.Walk;
import tilework.protocol.wire.Welcome;
import tilework.protocol.wire.Window;
import tilework.world.grid.Direction;

/**
 * What a client knows that believes nothing but the bytes it is sent, by the words of the .proto
 * file alone.
 */
public final class Replica {
    private static final int CELL_TILES = 8;

    /** An avatar as the client knows it. */
    public static final class Known {
        public final Avatar.Builder state;

        Known(Avatar state) {
            this.state = state.toBuilder();
        }
    }

    public final Map<Integer, Known> avatars = new HashMap<>();
    public final Map<Integer, RosterEntry> roster = new HashMap<>();
    public final List<String> speeches = new ArrayList<>();
    public final List<Integer> gestures = new ArrayList<>();

    /** Where a refresh showed something else than what was known. */
    public final List<String> healed = new ArrayList<>();

    public @Nullable Welcome welcome;
    public @Nullable Window window;
    public @Nullable Transfer transfer;
    public @Nullable Talk talk;
    public @Nullable Ticket ticket;
    public @Nullable Media media;
    public @Nullable Consent consent;
    public int refusals;
    public int tick;
    public int frames;
    public long bytes;

    public ServerFrame apply(ByteBuffer frameBytes) {
        bytes += frameBytes.remaining();
        frames++;
        try {
            ServerFrame frame = ServerFrame.parseFrom(frameBytes);
            apply(frame);
            return frame;
        } catch (InvalidProtocolBufferException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    private void apply(ServerFrame frame) {
        if (frame.hasWelcome()) {
            welcome = frame.getWelcome();
            avatars.clear();
            roster.clear();
            tick = 0;
        }
        if (Integer.compareUnsigned(frame.getTick(), tick) < 0) {
            throw new IllegalStateException("tick " + frame.getTick() + " after " + tick);
        }
        tick = frame.getTick();
        frame.getGoneList().forEach(avatars::remove);
        frame.getEntersList().forEach(it -> avatars.put(it.getAvatar(), new Known(it)));
        frame.getWalksList().forEach(this::walk);
        frame.getStatusesList().forEach(it -> status(it.getAvatar(), it.getStatus()));
        frame.getGroupsList().forEach(it -> group(it.getAvatar(), it.getGroup()));
        frame.getGesturesList().forEach(it -> gesture(it.getAvatar(), it.getKind()));
        frame.getSpeechesList().forEach(it -> speeches.add(it.getText()));
        frame.getRefreshesList().forEach(this::refresh);
        frame.getLeavesList().forEach(it -> avatars.remove(it.getAvatar()));
        if (frame.hasWindow()) {
            window = frame.getWindow();
        }
        if (frame.getComplete()) {
            Set<Integer> told = new HashSet<>();
            frame.getEntersList().forEach(it -> told.add(it.getAvatar()));
            avatars.keySet().retainAll(told);
        }
        avatars.keySet().removeIf(it -> frame.hasWindow() && !isInWindow(tileOf(it, tick)));
        applyPrivate(frame);
    }

    private void applyPrivate(ServerFrame frame) {
        refusals += frame.getRefusalsCount();
        frame.getRosterList().forEach(this::rosterEntry);
        frame.getRosterGoneList().forEach(roster::remove);
        if (frame.hasTransfer()) {
            transfer = frame.getTransfer();
        }
        if (frame.hasTalk()) {
            talk = frame.getTalk();
        }
        if (frame.hasTicket()) {
            ticket = frame.getTicket();
        }
        if (frame.hasMedia()) {
            media = frame.getMedia();
        }
        if (frame.hasConsent()) {
            consent = frame.getConsent();
        }
    }

    private void rosterEntry(RosterEntry news) {
        RosterEntry before =
                roster.getOrDefault(news.getPerson(), RosterEntry.getDefaultInstance());
        RosterEntry.Builder now = before.toBuilder();
        if (news.hasLook()) {
            now.clearLook();
        }
        roster.put(news.getPerson(), now.mergeFrom(news).build());
    }

    private void walk(Walk walk) {
        Known known = avatars.get(walk.getAvatar());
        if (known != null) {
            known.state
                    .getPathBuilder()
                    .setFrom(walk.getFrom())
                    .setStartTick(tick + walk.getStartOffset())
                    .setSteps(walk.getSteps())
                    .setStepCount(walk.getStepCount())
                    .setFacing(walk.getFacing());
        }
    }

    private void status(int avatar, Status status) {
        Known known = avatars.get(avatar);
        if (known != null) {
            known.state.setStatus(status);
        }
    }

    private void group(int avatar, int group) {
        Known known = avatars.get(avatar);
        if (known != null) {
            known.state.setGroup(group);
        }
    }

    private void gesture(int avatar, GestureKind kind) {
        gestures.add(kind.getNumber());
        Known known = avatars.get(avatar);
        if (known != null && kind == GestureKind.GESTURE_HAND_UP) {
            known.state.setHandUp(true);
        } else if (known != null && kind == GestureKind.GESTURE_HAND_DOWN) {
            known.state.setHandUp(false);
        }
    }

    private void refresh(Refresh refresh) {
        int avatar = 0;
        for (int i = 0; i < refresh.getAvatarsCount(); i++) {
            avatar += refresh.getAvatars(i);
            int tile = tile(refresh.getCell(), refresh.getTiles(i));
            if (!avatars.containsKey(avatar) || tileOf(avatar, tick) != tile) {
                healed.add("avatar " + avatar + " at tick " + tick + " is on " + tile);
            }
        }
    }

    private int tile(int cell, int place) {
        int cellColumns = (columns() + CELL_TILES - 1) / CELL_TILES;
        int column = cell % cellColumns * CELL_TILES + place % CELL_TILES;
        int row = cell / cellColumns * CELL_TILES + place / CELL_TILES;
        return row * columns() + column;
    }

    private int columns() {
        return welcome == null ? 1 : welcome.getColumns();
    }

    private boolean isInWindow(int tile) {
        if (window == null) {
            return true;
        }
        int column = tile % columns() / CELL_TILES;
        int row = tile / columns() / CELL_TILES;
        return column >= window.getMinColumn()
                && column <= window.getMaxColumn()
                && row >= window.getMinRow()
                && row <= window.getMaxRow();
    }

    /** The tile index of a known avatar at a tick. */
    public int tileOf(int avatar, int atTick) {
        Known known = avatars.get(avatar);
        if (known == null || welcome == null) {
            throw new IllegalArgumentException("avatar " + avatar + " is not known");
        }
        var path = known.state.getPath();
        int done = Math.floorDiv(atTick - path.getStartTick(), welcome.getTicksPerTile());
        int tile = path.getFrom();
        for (int i = 0; i < Math.min(done, path.getStepCount()); i++) {
            Direction step = Direction.ofCode(path.getSteps().byteAt(i / 4) >> (2 * (i % 4)));
            tile += step.rows() * columns() + step.columns();
        }
        return tile;
    }
}
