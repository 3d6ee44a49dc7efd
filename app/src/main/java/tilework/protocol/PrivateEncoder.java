package tilework.protocol;

import tilework.office.RosterEntry;
import tilework.office.RosterUpdate;
import tilework.protocol.wire.Refusal;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Transfer;
import tilework.world.RefusalReason;
import tilework.world.grid.FloorId;
import tilework.world.interest.Window;

/** Writes what one session alone is told, and the roster, as fields of a {@link ServerFrame}. */
public final class PrivateEncoder {
    private PrivateEncoder() {}

    public static void welcome(FrameBuffer out, Welcome welcome, FloorFacts facts) {
        int message = out.open(ServerFrame.WELCOME_FIELD_NUMBER);
        out.number(tilework.protocol.wire.Welcome.AVATAR_FIELD_NUMBER, welcome.avatar().value());
        out.number(tilework.protocol.wire.Welcome.PERSON_FIELD_NUMBER, welcome.person().value());
        out.text(tilework.protocol.wire.Welcome.FLOOR_FIELD_NUMBER, facts.floor().value());
        out.text(tilework.protocol.wire.Welcome.MAP_HASH_FIELD_NUMBER, facts.mapHash());
        out.number(tilework.protocol.wire.Welcome.COLUMNS_FIELD_NUMBER, facts.columns());
        out.number(tilework.protocol.wire.Welcome.ROWS_FIELD_NUMBER, facts.rows());
        out.number(
                tilework.protocol.wire.Welcome.TICKS_PER_SECOND_FIELD_NUMBER,
                facts.ticksPerSecond());
        out.number(
                tilework.protocol.wire.Welcome.TICKS_PER_TILE_FIELD_NUMBER, facts.ticksPerTile());
        out.flag(tilework.protocol.wire.Welcome.RESUMED_FIELD_NUMBER, welcome.resumed());
        out.number(tilework.protocol.wire.Welcome.ROLE_FIELD_NUMBER, WireCodes.of(welcome.role()));
        out.close(message);
    }

    public static void window(FrameBuffer out, Window window) {
        int message = out.open(ServerFrame.WINDOW_FIELD_NUMBER);
        out.number(tilework.protocol.wire.Window.MIN_COLUMN_FIELD_NUMBER, window.minColumn());
        out.number(tilework.protocol.wire.Window.MIN_ROW_FIELD_NUMBER, window.minRow());
        out.number(tilework.protocol.wire.Window.MAX_COLUMN_FIELD_NUMBER, window.maxColumn());
        out.number(tilework.protocol.wire.Window.MAX_ROW_FIELD_NUMBER, window.maxRow());
        out.close(message);
    }

    /** This frame tells the whole window anew. */
    public static void complete(FrameBuffer out) {
        out.flag(ServerFrame.COMPLETE_FIELD_NUMBER, true);
    }

    public static void refusal(FrameBuffer out, RefusalReason reason) {
        int refusal = out.open(ServerFrame.REFUSALS_FIELD_NUMBER);
        out.number(Refusal.REASON_FIELD_NUMBER, WireCodes.of(reason));
        out.close(refusal);
    }

    public static void transfer(FrameBuffer out, FloorId floor, String socketUrl) {
        int transfer = out.open(ServerFrame.TRANSFER_FIELD_NUMBER);
        out.text(Transfer.FLOOR_FIELD_NUMBER, floor.value());
        out.text(Transfer.SOCKET_URL_FIELD_NUMBER, socketUrl);
        out.close(transfer);
    }

    /** People who are new or changed, and people who left the office. */
    public static void roster(FrameBuffer out, RosterUpdate update) {
        update.changed().forEach(change -> rosterEntry(out, change));
        update.gone()
                .forEach(
                        it -> out.numberEvenZero(ServerFrame.ROSTER_GONE_FIELD_NUMBER, it.value()));
    }

    private static void rosterEntry(FrameBuffer out, RosterUpdate.Changed change) {
        RosterEntry entry = change.entry();
        int message = out.open(ServerFrame.ROSTER_FIELD_NUMBER);
        out.number(tilework.protocol.wire.RosterEntry.PERSON_FIELD_NUMBER, entry.person().value());
        if (change.name()) {
            out.textEvenEmpty(tilework.protocol.wire.RosterEntry.NAME_FIELD_NUMBER, entry.name());
        }
        if (change.look()) {
            FrameEncoder.look(
                    out, tilework.protocol.wire.RosterEntry.LOOK_FIELD_NUMBER, entry.look());
        }
        if (change.status()) {
            int status = WireCodes.of(entry.status());
            out.numberEvenZero(tilework.protocol.wire.RosterEntry.STATUS_FIELD_NUMBER, status);
        }
        if (change.floor()) {
            out.textEvenEmpty(
                    tilework.protocol.wire.RosterEntry.FLOOR_FIELD_NUMBER, entry.floor().value());
        }
        if (change.zone()) {
            out.numberEvenZero(
                    tilework.protocol.wire.RosterEntry.ZONE_FIELD_NUMBER, entry.zone() + 1);
        }
        out.close(message);
    }
}
