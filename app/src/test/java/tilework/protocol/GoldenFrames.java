package tilework.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tilework.office.MediaState;
import tilework.office.Role;
import tilework.office.Roster;
import tilework.office.RosterEntry;
import tilework.office.TalkState;
import tilework.world.RefusalReason;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.Tile;
import tilework.world.interest.Window;

/** Frames of the server that show every field, as its own encoder writes them. */
final class GoldenFrames {
    private static final FrameEncoder ENCODER = new FrameEncoder(60);
    private static final AvatarId ADA = new AvatarId(1);
    private static final AvatarId BO = new AvatarId(300);
    private static final FloorId HQ = new FloorId("hq");
    private static final Look LOOK = new Look(1, 2, 3, 4, 5, 6, 7, 63);
    private static final FloorFacts FACTS = new FloorFacts(HQ, "3f9a", 60, 36, 15, 3);

    private GoldenFrames() {}

    static Map<String, byte[]> all() {
        Map<String, byte[]> frames = new LinkedHashMap<>();
        frames.put("server-first", frame(GoldenFrames::first));
        frames.put("server-changes", frame(GoldenFrames::changes));
        frames.put("server-window", frame(GoldenFrames::window));
        frames.put("server-refresh", frame(GoldenFrames::refresh));
        frames.put("server-private", frame(GoldenFrames::privateFields));
        return frames;
    }

    private static byte[] frame(Consumer<FrameBuffer> fields) {
        FrameBuffer out = new FrameBuffer(16);
        ENCODER.tick(out, 4_711);
        fields.accept(out);
        byte[] bytes = new byte[out.length()];
        out.copy(0, out.length()).get(bytes);
        return bytes;
    }

    private static void first(FrameBuffer out) {
        PrivateEncoder.welcome(out, new Welcome(ADA, new PersonId(7), Role.OWNER, true), FACTS);
        PrivateEncoder.complete(out);
        PrivateEncoder.window(out, new Window(0, 0, 6, 4));
        ENCODER.enter(out, ada());
        ENCODER.enter(out, bo());
        PrivateEncoder.roster(out, roster().since(0));
    }

    private static AvatarState ada() {
        Path standing = new Path(new Tile(0, 0), 1, List.of(), Direction.UP);
        return new AvatarState(
                ADA, new PersonId(7), "Ada", LOOK, Status.AVAILABLE, false, standing, 0);
    }

    private static AvatarState bo() {
        return new AvatarState(
                BO, new PersonId(8), "Bo \u00e9\u6f22", Look.PLAIN, Status.BUSY, true, walk(), 3);
    }

    private static Path walk() {
        return new Path(
                new Tile(30, 20),
                4_709,
                List.of(
                        Direction.DOWN,
                        Direction.LEFT,
                        Direction.RIGHT,
                        Direction.UP,
                        Direction.RIGHT),
                Direction.RIGHT);
    }

    private static Roster roster() {
        Roster roster = new Roster();
        roster.put(
                new RosterEntry(
                        new PersonId(7), "Ada", LOOK, Status.AVAILABLE, HQ, RosterEntry.NO_ZONE));
        roster.put(
                new RosterEntry(
                        new PersonId(8), "Bo", Look.PLAIN, Status.BUSY, new FloorId("annex"), 0));
        return roster;
    }

    private static void changes(FrameBuffer out) {
        Path soon = new Path(new Tile(5, 6), 4_712, List.of(Direction.UP), Direction.UP);
        Path turn = new Path(new Tile(5, 6), 4_711, List.of(), Direction.LEFT);
        ENCODER.walk(out, BO, walk(), 4_711);
        ENCODER.walk(out, ADA, turn, 4_711);
        ENCODER.walk(out, ADA, soon, 4_711);
        ENCODER.status(out, ADA, Status.RECONNECTING);
        ENCODER.group(out, ADA, 3);
        ENCODER.group(out, BO, 0);
        ENCODER.gesture(out, BO, GestureKind.HAND_UP);
        ENCODER.gesture(out, BO, GestureKind.QUESTION);
        ENCODER.speech(out, ADA, "hello <b>\"you\"</b> \ud83d\ude00");
        ENCODER.leave(out, new AvatarId(9), LeaveReason.CHANGED_FLOOR);
        ENCODER.gone(out, new AvatarId(10));
        ENCODER.gone(out, new AvatarId(70_000));
    }

    private static void window(FrameBuffer out) {
        PrivateEncoder.window(out, new Window(1, 0, 7, 4));
        ENCODER.enter(out, bo());
    }

    private static void refresh(FrameBuffer out) {
        ENCODER.refresh(out, 0, new int[] {1, 300, 301}, new int[] {0, 63, 63}, 3);
        ENCODER.refresh(out, 12, new int[] {5, 0}, new int[] {8, 0}, 1);
    }

    private static void privateFields(FrameBuffer out) {
        Roster roster = roster();
        long known = roster.version();
        roster.setStatus(new PersonId(7), Status.AWAY);
        roster.place(new PersonId(8), new FloorId("annex"), RosterEntry.NO_ZONE);
        roster.leave(new PersonId(7), HQ);
        PrivateEncoder.roster(out, roster.since(known));
        PrivateEncoder.refusal(out, RefusalReason.OUT_OF_MAP);
        PrivateEncoder.refusal(out, RefusalReason.TOO_FAR);
        PrivateEncoder.transfer(out, new FloorId("annex"), "/ws");
        TalkEncoder.talk(out, talk());
        TalkEncoder.media(out, MediaState.STARTING);
        TalkEncoder.consent(out, true, 2);
        TalkEncoder.ticket(out, 3, "office.near.hq-3.1", "wss://media.example.org", "secret");
    }

    private static Talk talk() {
        PersonId ada = new PersonId(7);
        return new Talk(
                3,
                0,
                true,
                true,
                ada,
                List.of(
                        new Talk.Talker(ada, TalkState.TALKING),
                        new Talk.Talker(new PersonId(8), TalkState.ASKED),
                        new Talk.Talker(new PersonId(9), TalkState.NOT_NOW)));
    }
}
