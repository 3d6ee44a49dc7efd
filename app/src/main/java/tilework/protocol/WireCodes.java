package tilework.protocol;

import org.jspecify.annotations.Nullable;
import tilework.office.MediaState;
import tilework.office.RingAnswer;
import tilework.office.Role;
import tilework.office.TalkState;
import tilework.protocol.wire.Gesture;
import tilework.world.RefusalReason;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Status;

/** Our names and those of the wire. */
final class WireCodes {
    private WireCodes() {}

    static int of(Status status) {
        return switch (status) {
            case AVAILABLE -> tilework.protocol.wire.Status.STATUS_AVAILABLE_VALUE;
            case BUSY -> tilework.protocol.wire.Status.STATUS_BUSY_VALUE;
            case DO_NOT_DISTURB -> tilework.protocol.wire.Status.STATUS_DO_NOT_DISTURB_VALUE;
            case AWAY -> tilework.protocol.wire.Status.STATUS_AWAY_VALUE;
            case RECONNECTING -> tilework.protocol.wire.Status.STATUS_RECONNECTING_VALUE;
        };
    }

    static int of(GestureKind kind) {
        return switch (kind) {
            case HAND_UP -> tilework.protocol.wire.GestureKind.GESTURE_HAND_UP_VALUE;
            case HAND_DOWN -> tilework.protocol.wire.GestureKind.GESTURE_HAND_DOWN_VALUE;
            case WAVE -> tilework.protocol.wire.GestureKind.GESTURE_WAVE_VALUE;
            case LAUGH -> tilework.protocol.wire.GestureKind.GESTURE_LAUGH_VALUE;
            case HEART -> tilework.protocol.wire.GestureKind.GESTURE_HEART_VALUE;
            case CLAP -> tilework.protocol.wire.GestureKind.GESTURE_CLAP_VALUE;
            case THUMB_UP -> tilework.protocol.wire.GestureKind.GESTURE_THUMB_UP_VALUE;
            case QUESTION -> tilework.protocol.wire.GestureKind.GESTURE_QUESTION_VALUE;
        };
    }

    static int of(LeaveReason reason) {
        return switch (reason) {
            case LEFT -> tilework.protocol.wire.LeaveReason.LEAVE_REASON_LEFT_VALUE;
            case LOST -> tilework.protocol.wire.LeaveReason.LEAVE_REASON_LOST_VALUE;
            case CHANGED_FLOOR ->
                    tilework.protocol.wire.LeaveReason.LEAVE_REASON_CHANGED_FLOOR_VALUE;
            case REMOVED -> tilework.protocol.wire.LeaveReason.LEAVE_REASON_REMOVED_VALUE;
        };
    }

    static int of(RefusalReason reason) {
        return switch (reason) {
            case OUT_OF_MAP -> tilework.protocol.wire.RefusalReason.REFUSAL_OUT_OF_MAP_VALUE;
            case NO_WAY -> tilework.protocol.wire.RefusalReason.REFUSAL_NO_WAY_VALUE;
            case NOT_HERE -> tilework.protocol.wire.RefusalReason.REFUSAL_NOT_HERE_VALUE;
            case UNKNOWN_ZONE -> tilework.protocol.wire.RefusalReason.REFUSAL_UNKNOWN_ZONE_VALUE;
            case TOO_FAR -> tilework.protocol.wire.RefusalReason.REFUSAL_TOO_FAR_VALUE;
            case TOO_OFTEN -> tilework.protocol.wire.RefusalReason.REFUSAL_TOO_OFTEN_VALUE;
            case SCREEN_TAKEN -> tilework.protocol.wire.RefusalReason.REFUSAL_SCREEN_TAKEN_VALUE;
        };
    }

    static int of(Role role) {
        return switch (role) {
            case GUEST -> tilework.protocol.wire.Role.ROLE_GUEST_VALUE;
            case MEMBER -> tilework.protocol.wire.Role.ROLE_MEMBER_VALUE;
            case OWNER -> tilework.protocol.wire.Role.ROLE_OWNER_VALUE;
        };
    }

    static int of(TalkState state) {
        return switch (state) {
            case ASKED -> tilework.protocol.wire.TalkState.TALK_STATE_ASKED_VALUE;
            case TALKING -> tilework.protocol.wire.TalkState.TALK_STATE_TALKING_VALUE;
            case NOT_NOW -> tilework.protocol.wire.TalkState.TALK_STATE_NOT_NOW_VALUE;
        };
    }

    static int of(MediaState state) {
        return switch (state) {
            case OFF -> tilework.protocol.wire.MediaState.MEDIA_STATE_OFF_VALUE;
            case STARTING -> tilework.protocol.wire.MediaState.MEDIA_STATE_STARTING_VALUE;
            case UP -> tilework.protocol.wire.MediaState.MEDIA_STATE_UP_VALUE;
            case DOWN -> tilework.protocol.wire.MediaState.MEDIA_STATE_DOWN_VALUE;
        };
    }

    /** Absent for one that there is not. */
    static @Nullable RingAnswer answer(tilework.protocol.wire.RingAnswer answer) {
        return switch (answer) {
            case RING_ANSWER_TALK -> RingAnswer.TALK;
            case RING_ANSWER_NOT_NOW -> RingAnswer.NOT_NOW;
            case RING_ANSWER_ALWAYS_WITH -> RingAnswer.ALWAYS_WITH;
            case RING_ANSWER_ALWAYS -> RingAnswer.ALWAYS;
            case RING_ANSWER_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }

    /** Absent for one that a client may not set. */
    static @Nullable Status status(tilework.protocol.wire.Status status) {
        return switch (status) {
            case STATUS_AVAILABLE -> Status.AVAILABLE;
            case STATUS_BUSY -> Status.BUSY;
            case STATUS_DO_NOT_DISTURB -> Status.DO_NOT_DISTURB;
            case STATUS_AWAY -> Status.AWAY;
            case STATUS_RECONNECTING, STATUS_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }

    /** Absent for one that there is not. */
    static @Nullable GestureKind kind(Gesture gesture) {
        return switch (gesture.getKind()) {
            case GESTURE_HAND_UP -> GestureKind.HAND_UP;
            case GESTURE_HAND_DOWN -> GestureKind.HAND_DOWN;
            case GESTURE_WAVE -> GestureKind.WAVE;
            case GESTURE_LAUGH -> GestureKind.LAUGH;
            case GESTURE_HEART -> GestureKind.HEART;
            case GESTURE_CLAP -> GestureKind.CLAP;
            case GESTURE_THUMB_UP -> GestureKind.THUMB_UP;
            case GESTURE_QUESTION -> GestureKind.QUESTION;
            case GESTURE_UNSPECIFIED, UNRECOGNIZED -> null;
        };
    }
}
