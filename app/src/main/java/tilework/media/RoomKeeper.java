package tilework.media;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import livekit.LivekitModels.ParticipantInfo;
import livekit.LivekitModels.Room;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.DesiredRoom;
import tilework.engine.talk.MediaEvents;
import tilework.engine.talk.RoomKey;
import tilework.world.avatar.PersonId;

/**
 * Makes one room at LiveKit as it is desired, pass by pass. What is desired may be said from any
 * thread; passes are made by one thread at a time, and each of them asks LiveKit, so that a pass
 * which failed, or never came, is made good by the next.
 */
final class RoomKeeper {
    private static final int EMPTY_SECONDS = 30;
    private static final int DEPARTURE_SECONDS = 5;
    private static final long LOOK_NANOS = 5_000_000_000L;
    private static final long FIRST_LOOK_NANOS = 2_000_000_000L;
    private static final long AGAIN_NANOS = 200_000_000;

    /** What the keepers of all rooms work with. */
    record Workshop(LiveKitCalls calls, Tickets tickets, MediaEvents events, MediaCounts counts) {}

    private final RoomKey key;
    private final String name;
    private final Workshop shop;
    private final Backoff backoff;

    private volatile DesiredRoom desired;
    private volatile boolean isEnding;
    private volatile boolean isHinted;
    private volatile boolean isRefreshed;
    private final Set<PersonId> asked = ConcurrentHashMap.newKeySet();

    // Of the thread that makes the pass.
    private final Map<PersonId, Seat> seats = new HashMap<>();
    private final Map<String, Leaver> leavers = new HashMap<>();
    private String sid = "";
    private boolean isTried;
    private boolean isSpoiled;
    private boolean isOver;
    private @Nullable DesiredRoom seen;
    private long nextLookNanos;

    RoomKeeper(DesiredRoom room, String name, Workshop shop, Backoff backoff) {
        this.key = room.key();
        this.name = name;
        this.shop = shop;
        this.backoff = backoff;
        desired = room;
    }

    String name() {
        return name;
    }

    void desire(DesiredRoom room) {
        desired = room;
    }

    void end() {
        isEnding = true;
    }

    void askTicket(PersonId member) {
        asked.add(member);
    }

    /** Something may have changed at LiveKit. */
    void hint() {
        isHinted = true;
    }

    /** LiveKit works again: there is no reason to wait any longer. */
    void refresh() {
        isRefreshed = true;
        isHinted = true;
    }

    /** Whether there is nothing left to do, for ever. */
    boolean isOver() {
        return isOver;
    }

    /** One pass; answers when the next is due, if nothing happens before. */
    long pass(long nowNanos) {
        if (isRefreshed) {
            isRefreshed = false;
            backoff.worked();
        }
        if (isEnding) {
            return remove(nowNanos);
        }
        DesiredRoom room = desired;
        boolean isChanged = takeIn(room, nowNanos);
        boolean isLooking = isChanged || isHinted || nowNanos - nextLookNanos >= 0;
        isHinted = false;
        // Before any ticket leaves, the room is there.
        if ((sid.isEmpty() || isLooking || isAnyOwed()) && !ensure()) {
            return nowNanos + backoff.failedNanos();
        }
        giveTickets(room, nowNanos);
        putOut(nowNanos);
        if ((isLooking || isAnyDue(nowNanos)) && !look(room, nowNanos)) {
            return nowNanos + backoff.failedNanos();
        }
        backoff.worked();
        return isAnyOwed() ? nowNanos : nextNanos();
    }

    private long remove(long nowNanos) {
        isOver = !isTried || shop.calls().delete(name).isGone();
        return isOver ? nowNanos : nowNanos + backoff.failedNanos();
    }

    /**
     * Takes over what is desired: who comes is owed a ticket, who goes is put out. Answers whether
     * a look at the room is due for it.
     */
    private boolean takeIn(DesiredRoom room, long nowNanos) {
        for (PersonId member : Set.copyOf(asked)) {
            asked.remove(member);
            Seat seat = seats.get(member);
            if (seat != null) {
                seat.owe();
            }
        }
        if (room.equals(seen)) {
            return false;
        }
        for (PersonId member : room.members()) {
            leavers.remove(Identity.of(member));
            seats.computeIfAbsent(member, _ -> new Seat());
        }
        for (PersonId member : Set.copyOf(seats.keySet())) {
            if (!room.members().contains(member)) {
                seats.remove(member);
                leavers.put(Identity.of(member), new Leaver(nowNanos));
            }
        }
        boolean isNew = seen == null;
        if (isNew) {
            nextLookNanos = nowNanos + FIRST_LOOK_NANOS;
        }
        seen = room;
        return !isNew;
    }

    private boolean isAnyOwed() {
        return seats.values().stream().anyMatch(Seat::isOwed);
    }

    private boolean isAnyDue(long nowNanos) {
        return leavers.values().stream().anyMatch(it -> it.isDue(nowNanos));
    }

    /** Makes the room if it is not there. A room made anew is another one: all need new tickets. */
    private boolean ensure() {
        isTried = true;
        Answer<Room> answer = shop.calls().create(name, EMPTY_SECONDS, DEPARTURE_SECONDS);
        if (!(answer instanceof Answer.Done<Room>(Room room))) {
            return false;
        }
        if (!room.getSid().equals(sid)) {
            sid = room.getSid();
            seats.values().forEach(Seat::owe);
        }
        return true;
    }

    private void giveTickets(DesiredRoom room, long nowNanos) {
        seats.forEach((member, seat) -> {
            if (seat.isOwed()) {
                Rights rights = Rights.of(room, member);
                shop.events().ticket(key, member, shop.tickets().ticket(name, member, rights));
                shop.counts().tickets.increment();
                seat.ticketed(nowNanos);
            }
        });
    }

    private void putOut(long nowNanos) {
        leavers.forEach((identity, leaver) -> {
            if (leaver.isToGo() && leaver.isDue(nowNanos)) {
                leaver.asked(shop.calls().remove(name, identity).counts());
            }
        });
    }

    /** Compares who is in with who should be, and as what. The list is the truth. */
    private boolean look(DesiredRoom room, long nowNanos) {
        boolean canWait = leavers.isEmpty();
        Answer<List<ParticipantInfo>> answer = shop.calls().members(name, canWait);
        if (!(answer instanceof Answer.Done<List<ParticipantInfo>>(var there))) {
            // Perhaps the room is gone: of such a one LiveKit says nothing.
            sid = answer instanceof Answer.Held ? sid : "";
            leavers.values().forEach(it -> it.unseen(nowNanos));
            return false;
        }
        nextLookNanos = nowNanos + LOOK_NANOS;
        Map<String, ParticipantInfo> inside = new HashMap<>();
        there.stream()
                .filter(it -> it.getState() != ParticipantInfo.State.DISCONNECTED)
                .forEach(it -> inside.put(it.getIdentity(), it));
        seats.forEach((member, seat) -> {
            ParticipantInfo info = inside.remove(Identity.of(member));
            if (info == null) {
                seat.missed(nowNanos);
            } else {
                check(info, seat, Rights.of(room, member), nowNanos);
            }
        });
        watch(inside.keySet(), nowNanos);
        return true;
    }

    private void check(ParticipantInfo info, Seat seat, Rights rights, long nowNanos) {
        boolean isActive = info.getState() == ParticipantInfo.State.ACTIVE;
        if (seat.seen(nowNanos, info.getSid(), isActive)) {
            shop.calls().remove(name, info.getIdentity());
        } else if (!rights.are(info.getPermission())
                && !shop.calls().permit(name, info.getIdentity(), rights).isGone()) {
            nextLookNanos = nowNanos + AGAIN_NANOS;
        }
    }

    /** {@code strangers}: who is in and should not be. */
    private void watch(Set<String> strangers, long nowNanos) {
        for (String identity : strangers) {
            Leaver leaver = leavers.computeIfAbsent(identity, _ -> new Leaver(nowNanos));
            if (leaver.seenIn(nowNanos)) {
                shop.counts().comebacks.increment();
            }
            if (leaver.willNotGo() && !isSpoiled) {
                isSpoiled = true;
                shop.counts().spoiled.increment();
                shop.events().spoiled(key);
            }
        }
        leavers.forEach((identity, leaver) -> {
            if (!strangers.contains(identity)) {
                leaver.seenOut(nowNanos);
            }
        });
        leavers.values().removeIf(it -> it.isDone(nowNanos));
    }

    private long nextNanos() {
        long next = nextLookNanos;
        for (Leaver leaver : leavers.values()) {
            next = leaver.dueNanos() - next < 0 ? leaver.dueNanos() : next;
        }
        return next;
    }
}
