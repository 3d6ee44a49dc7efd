package tilework.protocol;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import java.nio.ByteBuffer;
import tilework.office.RingAnswer;
import tilework.protocol.wire.AnswerRing;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.Dress;
import tilework.protocol.wire.Gesture;
import tilework.protocol.wire.Head;
import tilework.protocol.wire.SetStatus;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;

/** Turns the bytes of one message into what the client asks. Strict: what is odd is malformed. */
public final class ClientFrameDecoder {
    /** Size of a message at most. */
    public static final int MAX_FRAME_BYTES = 8192;

    private ClientFrameDecoder() {}

    /** The buffer is read from position to limit; its position may change. */
    public static Decoded decode(ByteBuffer bytes) {
        if (bytes.remaining() > MAX_FRAME_BYTES) {
            return new Decoded.Malformed("a message has at most " + MAX_FRAME_BYTES + " bytes");
        }
        try {
            ClientFrame frame = ClientFrame.parseFrom(bytes);
            return hasUnknown(frame)
                    ? new Decoded.Malformed("the message has fields that are not known")
                    : decode(frame);
        } catch (InvalidProtocolBufferException broken) {
            return new Decoded.Malformed("the message is not a ClientFrame");
        }
    }

    private static boolean hasUnknown(Message message) {
        if (!message.getUnknownFields().asMap().isEmpty()) {
            return true;
        }
        for (Object value : message.getAllFields().values()) {
            if (value instanceof Message inner && hasUnknown(inner)) {
                return true;
            }
        }
        return false;
    }

    private static Decoded decode(ClientFrame frame) {
        return switch (frame.getCommandCase()) {
            case WALK_TO -> good(new ClientCommand.WalkTo(frame.getWalkTo().getTile()));
            case HEAD -> head(frame.getHead());
            case STOP -> good(new ClientCommand.Stop());
            case WALK_TO_PERSON -> {
                PersonId person = new PersonId(frame.getWalkToPerson().getPerson());
                yield good(new ClientCommand.WalkToPerson(person));
            }
            case WALK_TO_ZONE ->
                    good(new ClientCommand.WalkToZone(frame.getWalkToZone().getZone()));
            case SET_STATUS -> status(frame.getSetStatus());
            case SET_VIEWPORT -> {
                var viewport = frame.getSetViewport();
                yield good(
                        new ClientCommand.SetViewport(viewport.getColumns(), viewport.getRows()));
            }
            case SET_HIDDEN -> good(new ClientCommand.SetHidden(frame.getSetHidden().getHidden()));
            case DRESS -> dress(frame.getDress());
            case GESTURE -> gesture(frame.getGesture());
            case SAY -> good(new ClientCommand.Say(frame.getSay().getText()));
            case ACK -> good(new ClientCommand.Ack(frame.getAck().getTick()));
            case LEAVE_OFFICE -> good(new ClientCommand.LeaveOffice());
            case ANSWER_RING -> answer(frame.getAnswerRing());
            case SET_CONSENT -> {
                var consent = frame.getSetConsent();
                yield good(
                        new ClientCommand.SetConsent(
                                consent.getAlways(), consent.getForgetPeople()));
            }
            case ASK_TICKET -> good(new ClientCommand.AskTicket(frame.getAskTicket().getGroup()));
            case LOCK_GROUP -> good(new ClientCommand.LockGroup(frame.getLockGroup().getLocked()));
            case SHARE_SCREEN ->
                    good(new ClientCommand.ShareScreen(frame.getShareScreen().getOn()));
            case SET_AUDIO_ONLY ->
                    good(new ClientCommand.SetAudioOnly(frame.getSetAudioOnly().getOn()));
            case COMMAND_NOT_SET -> new Decoded.Malformed("the message has no command");
        };
    }

    private static Decoded good(ClientCommand command) {
        return new Decoded.Good(command);
    }

    private static Decoded head(Head head) {
        int code = head.getDirection();
        return code >= 0 && code <= 3
                ? good(new ClientCommand.Head(Direction.ofCode(code)))
                : new Decoded.Malformed("a direction is 0, 1, 2 or 3");
    }

    private static Decoded status(SetStatus set) {
        Status status = WireCodes.status(set.getStatus());
        return status == null
                ? new Decoded.Malformed("the status is not one that a client sets")
                : good(new ClientCommand.SetStatus(status));
    }

    private static Decoded gesture(Gesture gesture) {
        GestureKind kind = WireCodes.kind(gesture);
        return kind == null
                ? new Decoded.Malformed("the gesture is not known")
                : good(new ClientCommand.MakeGesture(kind));
    }

    private static Decoded answer(AnswerRing ring) {
        RingAnswer answer = WireCodes.answer(ring.getAnswer());
        return answer == null
                ? new Decoded.Malformed("the answer is not known")
                : good(new ClientCommand.AnswerRing(ring.getGroup(), answer));
    }

    private static Decoded dress(Dress dress) {
        return good(new ClientCommand.Dress(dress.getName(), look(dress.getLook())));
    }

    private static Look look(tilework.protocol.wire.Look look) {
        return new Look(
                look.getSkin(),
                look.getHair(),
                look.getHairColor(),
                look.getTop(),
                look.getTopColor(),
                look.getBottom(),
                look.getBottomColor(),
                look.getExtra());
    }
}
