package tilework.protocol;

import java.util.List;
import tilework.protocol.wire.Avatar;
import tilework.protocol.wire.GestureMade;
import tilework.protocol.wire.GroupChange;
import tilework.protocol.wire.Leave;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.Refresh;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Speech;
import tilework.protocol.wire.StatusChange;
import tilework.protocol.wire.Walk;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;

/**
 * Writes what happens on a floor as fields of a {@link ServerFrame}, one record at a time, so that
 * any sequence of records is a frame. Holds no state.
 *
 * @param columns of the floor, in tiles: with them a tile becomes its index
 */
public record FrameEncoder(int columns) {
    public void tick(FrameBuffer out, int tick) {
        out.number(ServerFrame.TICK_FIELD_NUMBER, tick);
    }

    /** An avatar that the receiver may not know. */
    public void enter(FrameBuffer out, AvatarState state) {
        int avatar = out.open(ServerFrame.ENTERS_FIELD_NUMBER);
        out.number(Avatar.AVATAR_FIELD_NUMBER, state.id().value());
        out.number(Avatar.PERSON_FIELD_NUMBER, state.person().value());
        out.text(Avatar.NAME_FIELD_NUMBER, state.name());
        look(out, Avatar.LOOK_FIELD_NUMBER, state.look());
        out.number(Avatar.STATUS_FIELD_NUMBER, WireCodes.of(state.status()));
        out.flag(Avatar.HAND_UP_FIELD_NUMBER, state.handUp());
        path(out, state.path());
        out.number(Avatar.GROUP_FIELD_NUMBER, state.group());
        out.close(avatar);
    }

    private void path(FrameBuffer out, tilework.world.avatar.Path way) {
        int path = out.open(Avatar.PATH_FIELD_NUMBER);
        out.number(Path.FROM_FIELD_NUMBER, index(way.from()));
        out.number(Path.START_TICK_FIELD_NUMBER, way.startTick());
        steps(out, Path.STEPS_FIELD_NUMBER, Path.STEP_COUNT_FIELD_NUMBER, way.steps());
        out.number(Path.FACING_FIELD_NUMBER, way.facing().code());
        out.close(path);
    }

    public void walk(
            FrameBuffer out, AvatarId avatar, tilework.world.avatar.Path way, int frameTick) {
        int walk = out.open(ServerFrame.WALKS_FIELD_NUMBER);
        out.number(Walk.AVATAR_FIELD_NUMBER, avatar.value());
        out.number(Walk.FROM_FIELD_NUMBER, index(way.from()));
        out.signed(Walk.START_OFFSET_FIELD_NUMBER, way.startTick() - frameTick);
        steps(out, Walk.STEPS_FIELD_NUMBER, Walk.STEP_COUNT_FIELD_NUMBER, way.steps());
        out.number(Walk.FACING_FIELD_NUMBER, way.facing().code());
        out.close(walk);
    }

    private static void steps(
            FrameBuffer out, int stepsField, int countField, List<Direction> steps) {
        if (steps.isEmpty()) {
            return;
        }
        int packed = out.open(stepsField);
        int four = 0;
        for (int i = 0; i < steps.size(); i++) {
            four |= steps.get(i).code() << (2 * (i & 3));
            if ((i & 3) == 3) {
                out.raw(four);
                four = 0;
            }
        }
        if ((steps.size() & 3) != 0) {
            out.raw(four);
        }
        out.close(packed);
        out.number(countField, steps.size());
    }

    public void status(FrameBuffer out, AvatarId avatar, Status status) {
        int change = out.open(ServerFrame.STATUSES_FIELD_NUMBER);
        out.number(StatusChange.AVATAR_FIELD_NUMBER, avatar.value());
        out.number(StatusChange.STATUS_FIELD_NUMBER, WireCodes.of(status));
        out.close(change);
    }

    /** {@code group}: the one that the avatar is in now, 0 for none. */
    public void group(FrameBuffer out, AvatarId avatar, int group) {
        int change = out.open(ServerFrame.GROUPS_FIELD_NUMBER);
        out.number(GroupChange.AVATAR_FIELD_NUMBER, avatar.value());
        out.number(GroupChange.GROUP_FIELD_NUMBER, group);
        out.close(change);
    }

    public void gesture(FrameBuffer out, AvatarId avatar, GestureKind kind) {
        int made = out.open(ServerFrame.GESTURES_FIELD_NUMBER);
        out.number(GestureMade.AVATAR_FIELD_NUMBER, avatar.value());
        out.number(GestureMade.KIND_FIELD_NUMBER, WireCodes.of(kind));
        out.close(made);
    }

    /** {@code text}: clean. */
    public void speech(FrameBuffer out, AvatarId avatar, String text) {
        int speech = out.open(ServerFrame.SPEECHES_FIELD_NUMBER);
        out.number(Speech.AVATAR_FIELD_NUMBER, avatar.value());
        out.text(Speech.TEXT_FIELD_NUMBER, text);
        out.close(speech);
    }

    /** Gone from the floor. */
    public void leave(FrameBuffer out, AvatarId avatar, LeaveReason reason) {
        int leave = out.open(ServerFrame.LEAVES_FIELD_NUMBER);
        out.number(Leave.AVATAR_FIELD_NUMBER, avatar.value());
        out.number(Leave.REASON_FIELD_NUMBER, WireCodes.of(reason));
        out.close(leave);
    }

    /** Gone from the window only. */
    public void gone(FrameBuffer out, AvatarId avatar) {
        out.numberEvenZero(ServerFrame.GONE_FIELD_NUMBER, avatar.value());
    }

    /**
     * The places of some avatars of a cell.
     *
     * @param avatars ids, ascending; the first {@code count} of them
     * @param places of the same avatars in the cell, {@code row * 8 + column}
     */
    public void refresh(FrameBuffer out, int cell, int[] avatars, int[] places, int count) {
        int refresh = out.open(ServerFrame.REFRESHES_FIELD_NUMBER);
        out.number(Refresh.CELL_FIELD_NUMBER, cell);
        int ids = out.open(Refresh.AVATARS_FIELD_NUMBER);
        for (int i = 0; i < count; i++) {
            out.varint(i == 0 ? avatars[0] : avatars[i] - avatars[i - 1]);
        }
        out.close(ids);
        int tiles = out.open(Refresh.TILES_FIELD_NUMBER);
        for (int i = 0; i < count; i++) {
            out.varint(places[i]);
        }
        out.close(tiles);
        out.close(refresh);
    }

    /** Nothing but zeros is left out, the message never: a look is there or not. */
    static void look(FrameBuffer out, int field, Look look) {
        int message = out.open(field);
        out.number(tilework.protocol.wire.Look.SKIN_FIELD_NUMBER, look.skin());
        out.number(tilework.protocol.wire.Look.HAIR_FIELD_NUMBER, look.hair());
        out.number(tilework.protocol.wire.Look.HAIR_COLOR_FIELD_NUMBER, look.hairColor());
        out.number(tilework.protocol.wire.Look.TOP_FIELD_NUMBER, look.top());
        out.number(tilework.protocol.wire.Look.TOP_COLOR_FIELD_NUMBER, look.topColor());
        out.number(tilework.protocol.wire.Look.BOTTOM_FIELD_NUMBER, look.bottom());
        out.number(tilework.protocol.wire.Look.BOTTOM_COLOR_FIELD_NUMBER, look.bottomColor());
        out.number(tilework.protocol.wire.Look.EXTRA_FIELD_NUMBER, look.extra());
        out.close(message);
    }

    private int index(Tile tile) {
        return tile.row() * columns + tile.column();
    }
}
