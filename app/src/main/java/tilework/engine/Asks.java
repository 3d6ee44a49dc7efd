package tilework.engine;

import tilework.concurrency.ThreadConfined;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;
import tilework.world.Command;
import tilework.world.RefusalReason;
import tilework.world.World;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.interest.WindowPolicy;

/** Does what clients ask: for the world in its own terms, and what concerns the floor alone. */
@ThreadConfined("tick")
final class Asks {
    private static final Tile NOWHERE = new Tile(-1, -1);

    private final World world;
    private final EngineMeters meters;
    private final Door door;
    private final Talks talks;

    Asks(FloorSetup setup, Door door, Talks talks) {
        world = setup.world();
        meters = setup.ports().meters();
        this.door = door;
        this.talks = talks;
    }

    void handle(Watcher watcher, ClientCommand command, long nowNanos) {
        if (isShownToAll(command) && !watcher.occupant.mayShow(nowNanos)) {
            meters.refused(RefusalReason.TOO_OFTEN);
            watcher.refuse(RefusalReason.TOO_OFTEN);
        } else {
            take(watcher, command, nowNanos);
        }
    }

    /** One command of these costs a frame for everybody around, or a write. */
    private static boolean isShownToAll(ClientCommand command) {
        return command instanceof ClientCommand.Say
                || command instanceof ClientCommand.Dress
                || command instanceof ClientCommand.MakeGesture;
    }

    private void take(Watcher watcher, ClientCommand command, long nowNanos) {
        Occupant occupant = watcher.occupant;
        AvatarId avatar = occupant.avatar;
        switch (command) {
            case ClientCommand.WalkTo(int tile) -> apply(new Command.WalkTo(avatar, tile(tile)));
            case ClientCommand.Head(var direction) -> apply(new Command.Head(avatar, direction));
            case ClientCommand.Stop() -> apply(new Command.Stop(avatar));
            case ClientCommand.WalkToPerson(var person) ->
                    apply(new Command.WalkToPerson(avatar, person));
            case ClientCommand.WalkToZone(int zone) -> apply(new Command.WalkToZone(avatar, zone));
            case ClientCommand.SetStatus(var status) -> {
                occupant.chosen = status;
                apply(new Command.SetStatus(avatar, status));
            }
            case ClientCommand.SetViewport(int columns, int rows) ->
                    watcher.radiusCells = WindowPolicy.radiusFor(columns, rows);
            case ClientCommand.SetHidden(boolean isHidden) -> watcher.isHidden = isHidden;
            case ClientCommand.Dress dress -> dress(occupant, dress);
            case ClientCommand.MakeGesture(var kind) ->
                    apply(new Command.MakeGesture(avatar, kind));
            case ClientCommand.Say(var text) -> say(avatar, text);
            case ClientCommand.LeaveOffice() ->
                    door.leave(occupant, LeaveReason.LEFT, CloseReason.LEFT);
            case ClientCommand.OfTalk talk -> talks.handle(watcher, talk, nowNanos);
            case ClientCommand.Ack _ -> {}
        }
    }

    private void apply(Command command) {
        world.apply(command);
    }

    private Tile tile(int index) {
        Grid grid = world.plan().grid();
        return index >= 0 && index < grid.size() ? grid.tile(index) : NOWHERE;
    }

    /** A name of which nothing is left changes the look alone. */
    private void dress(Occupant occupant, ClientCommand.Dress dress) {
        SessionSeat seat = occupant.seat;
        String name = dress.name().isEmpty() ? seat.name() : dress.name();
        occupant.seat =
                new SessionSeat(
                        seat.session(),
                        seat.person(),
                        name,
                        dress.look(),
                        seat.role(),
                        seat.floor(),
                        seat.arrival());
        apply(new Command.Dress(occupant.avatar, name, dress.look()));
    }

    private void say(AvatarId avatar, String text) {
        if (!text.isEmpty()) {
            apply(new Command.Say(avatar, text));
        }
    }
}
