package tilework.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Tile;

/**
 * People who come, go and walk at random on one floor: the same for the same seed. Some of what
 * they ask makes no sense, on purpose.
 */
public final class RandomOffice {
    private final FloorPlan plan;
    private final int mostPeople;
    private final Random dice;
    private final List<AvatarId> here = new ArrayList<>();
    private int lastId;

    public RandomOffice(FloorPlan plan, int mostPeople, long seed) {
        this.plan = plan;
        this.mostPeople = mostPeople;
        this.dice = new Random(seed);
    }

    /** Who is here after the commands so far. */
    public List<AvatarId> here() {
        return List.copyOf(here);
    }

    /** What is asked at the next tick: 0 to 6 commands. */
    public List<Command> nextCommands() {
        List<Command> commands = new ArrayList<>();
        for (int count = dice.nextInt(7); count > 0; count--) {
            commands.add(nextCommand());
        }
        return commands;
    }

    /** Somebody who is here, and is not from now on. */
    public AvatarId takeAny() {
        return here.remove(dice.nextInt(here.size()));
    }

    /** Somebody new. */
    public Command.Enter enter() {
        AvatarId avatar = new AvatarId(++lastId);
        here.add(avatar);
        Arrival arrival =
                dice.nextBoolean()
                        ? new Arrival.AtStart(any("", "start", "M", "no such start"))
                        : new Arrival.AtTile(wildTile(), any(Direction.values()));
        return new Command.Enter(
                avatar,
                new PersonId(lastId),
                "Person " + lastId,
                Look.PLAIN,
                any(Status.values()),
                arrival);
    }

    private Command nextCommand() {
        boolean hasRoom = dice.nextInt(mostPeople) > here.size();
        if (here.isEmpty() || (hasRoom && dice.nextInt(4) == 0)) {
            return enter();
        }
        if (dice.nextInt(60) == 0) {
            return new Command.Leave(takeAny(), any(LeaveReason.values()));
        }
        return ask(dice.nextInt(20) == 0 ? nobody() : any(here.toArray(AvatarId[]::new)));
    }

    private Command ask(AvatarId avatar) {
        return switch (dice.nextInt(14)) {
            case 0, 1, 2 -> new Command.WalkTo(avatar, tile());
            case 3 -> new Command.WalkTo(avatar, wildTile());
            case 4, 5 -> new Command.Head(avatar, any(Direction.values()));
            case 6 -> new Command.Stop(avatar);
            case 7 -> new Command.WalkToPerson(avatar, new PersonId(1 + dice.nextInt(lastId + 2)));
            case 8 -> new Command.WalkToZone(avatar, dice.nextInt(plan.zones().size() + 2) - 1);
            case 9 -> new Command.SetStatus(avatar, any(Status.values()));
            case 10 -> new Command.MakeGesture(avatar, any(GestureKind.values()));
            case 11 -> new Command.LockGroup(avatar, dice.nextInt(3) == 0);
            default -> other(avatar);
        };
    }

    private Command other(AvatarId avatar) {
        return dice.nextBoolean()
                ? new Command.Say(avatar, "word " + dice.nextInt(100))
                : new Command.Dress(
                        avatar,
                        "Name " + dice.nextInt(5),
                        new Look(dice.nextInt(70), 0, 0, 0, 0, 0, 0, 0));
    }

    private AvatarId nobody() {
        return new AvatarId(lastId + 1 + dice.nextInt(5));
    }

    private Tile tile() {
        return new Tile(dice.nextInt(plan.grid().columns()), dice.nextInt(plan.grid().rows()));
    }

    private Tile wildTile() {
        return dice.nextInt(5) == 0
                ? new Tile(dice.nextInt(), dice.nextInt())
                : new Tile(
                        dice.nextInt(plan.grid().columns() + 10) - 5,
                        dice.nextInt(plan.grid().rows() + 10) - 5);
    }

    @SafeVarargs
    private <T> T any(T... choices) {
        return choices[dice.nextInt(choices.length)];
    }
}
