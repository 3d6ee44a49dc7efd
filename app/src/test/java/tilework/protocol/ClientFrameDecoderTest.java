package tilework.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilework.protocol.wire.Ack;
import tilework.protocol.wire.AnswerRing;
import tilework.protocol.wire.AskTicket;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.Dress;
import tilework.protocol.wire.Gesture;
import tilework.protocol.wire.GestureKind;
import tilework.protocol.wire.Head;
import tilework.protocol.wire.LeaveOffice;
import tilework.protocol.wire.LockGroup;
import tilework.protocol.wire.Look;
import tilework.protocol.wire.RingAnswer;
import tilework.protocol.wire.Say;
import tilework.protocol.wire.SetAudioOnly;
import tilework.protocol.wire.SetConsent;
import tilework.protocol.wire.SetHidden;
import tilework.protocol.wire.SetStatus;
import tilework.protocol.wire.SetViewport;
import tilework.protocol.wire.ShareScreen;
import tilework.protocol.wire.Status;
import tilework.protocol.wire.Stop;
import tilework.protocol.wire.WalkTo;
import tilework.protocol.wire.WalkToPerson;
import tilework.protocol.wire.WalkToZone;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;

class ClientFrameDecoderTest {
    @Test
    void every_command_is_understood() {
        assertGood(
                frame().setWalkTo(WalkTo.newBuilder().setTile(99)), new ClientCommand.WalkTo(99));
        assertGood(
                frame().setHead(Head.newBuilder().setDirection(3)),
                new ClientCommand.Head(Direction.UP));
        assertGood(frame().setStop(Stop.getDefaultInstance()), new ClientCommand.Stop());
        assertGood(
                frame().setWalkToPerson(WalkToPerson.newBuilder().setPerson(4)),
                new ClientCommand.WalkToPerson(new PersonId(4)));
        assertGood(
                frame().setWalkToZone(WalkToZone.newBuilder().setZone(5)),
                new ClientCommand.WalkToZone(5));
        assertGood(
                frame().setSetStatus(SetStatus.newBuilder().setStatus(Status.STATUS_AWAY)),
                new ClientCommand.SetStatus(tilework.world.avatar.Status.AWAY));
        assertGood(
                frame().setSetViewport(SetViewport.newBuilder().setColumns(30).setRows(20)),
                new ClientCommand.SetViewport(30, 20));
        assertGood(
                frame().setSetHidden(SetHidden.newBuilder().setHidden(true)),
                new ClientCommand.SetHidden(true));
        assertGood(
                frame().setGesture(Gesture.newBuilder().setKind(GestureKind.GESTURE_CLAP)),
                new ClientCommand.MakeGesture(tilework.world.avatar.GestureKind.CLAP));
        assertGood(frame().setSay(Say.newBuilder().setText("hi")), new ClientCommand.Say("hi"));
        assertGood(frame().setAck(Ack.newBuilder().setTick(7)), new ClientCommand.Ack(7));
        assertGood(
                frame().setLeaveOffice(LeaveOffice.getDefaultInstance()),
                new ClientCommand.LeaveOffice());
    }

    @Test
    void every_command_about_a_conversation_is_understood() {
        assertGood(
                frame().setAnswerRing(
                                AnswerRing.newBuilder()
                                        .setGroup(3)
                                        .setAnswer(RingAnswer.RING_ANSWER_ALWAYS_WITH)),
                new ClientCommand.AnswerRing(3, tilework.office.RingAnswer.ALWAYS_WITH));
        assertGood(
                frame().setSetConsent(SetConsent.newBuilder().setAlways(true)),
                new ClientCommand.SetConsent(true, false));
        assertGood(
                frame().setAskTicket(AskTicket.newBuilder().setGroup(3)),
                new ClientCommand.AskTicket(3));
        assertGood(
                frame().setLockGroup(LockGroup.newBuilder().setLocked(true)),
                new ClientCommand.LockGroup(true));
        assertGood(
                frame().setShareScreen(ShareScreen.newBuilder().setOn(true)),
                new ClientCommand.ShareScreen(true));
        assertGood(
                frame().setSetAudioOnly(SetAudioOnly.newBuilder().setOn(true)),
                new ClientCommand.SetAudioOnly(true));
    }

    @Test
    void an_answer_that_there_is_not_is_malformed() {
        assertThat(
                        ClientFrameDecoder.decode(
                                ByteBuffer.wrap(
                                        frame().setAnswerRing(AnswerRing.newBuilder().setGroup(3))
                                                .build()
                                                .toByteArray())))
                .isInstanceOf(Decoded.Malformed.class);
    }

    @Test
    void a_look_from_beyond_the_catalog_becomes_a_plain_one() {
        Look look = Look.newBuilder().setHair(3).setTop(64).setSkin(-1).build();

        assertGood(
                frame().setDress(Dress.newBuilder().setName("Ada").setLook(look)),
                new ClientCommand.Dress(
                        "Ada", new tilework.world.avatar.Look(0, 3, 0, 0, 0, 0, 0, 0)));
    }

    @Test
    void a_missing_command_is_malformed() {
        assertMalformed(new byte[0], "no command");
    }

    @Test
    void an_unknown_field_is_malformed_wherever_it_is() {
        assertMalformed(new byte[] {(byte) 0xA2, 6, 0}, "not known");
        assertMalformed(new byte[] {0x0A, 2, 0x78, 1}, "not known");
    }

    @Test
    void bytes_after_the_message_are_malformed() {
        byte[] stop = frame().setStop(Stop.getDefaultInstance()).build().toByteArray();
        byte[] more = java.util.Arrays.copyOf(stop, stop.length + 1);

        assertMalformed(more, "not a ClientFrame");
    }

    @Test
    void numbers_without_a_meaning_are_malformed() {
        assertMalformed(
                frame().setHead(Head.newBuilder().setDirection(4)).build().toByteArray(),
                "direction");
        assertMalformed(
                frame().setHead(Head.newBuilder().setDirection(-1)).build().toByteArray(),
                "direction");
        assertMalformed(
                frame().setSetStatus(SetStatus.newBuilder().setStatusValue(99))
                        .build()
                        .toByteArray(),
                "status");
        assertMalformed(
                frame().setGesture(Gesture.getDefaultInstance()).build().toByteArray(), "gesture");
    }

    @Test
    void nobody_may_say_that_they_are_reconnecting() {
        SetStatus set = SetStatus.newBuilder().setStatus(Status.STATUS_RECONNECTING).build();

        assertMalformed(frame().setSetStatus(set).build().toByteArray(), "not one that a client");
    }

    @Test
    void text_that_is_not_utf8_is_malformed() {
        ByteString broken = ByteString.copyFrom(new byte[] {(byte) 0xC0, (byte) 0xAF});
        byte[] say = {0x52, 4, 0x0A, 2, broken.byteAt(0), broken.byteAt(1)};

        assertMalformed(say, "not a ClientFrame");
    }

    @Test
    void more_than_eight_kibibytes_are_malformed() {
        assertMalformed(new byte[8193], "at most 8192 bytes");
    }

    @Test
    void random_bytes_are_understood_or_malformed_and_nothing_else() {
        SplittableRandom chance = new SplittableRandom(3);
        int malformed = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[chance.nextInt(20)];
            chance.nextBytes(bytes);
            Decoded decoded = ClientFrameDecoder.decode(ByteBuffer.wrap(bytes));
            malformed += decoded instanceof Decoded.Malformed ? 1 : 0;
        }
        assertThat(malformed).isGreaterThan(19_000);
    }

    private static ClientFrame.Builder frame() {
        return ClientFrame.newBuilder();
    }

    private static void assertGood(ClientFrame.Builder frame, ClientCommand command) {
        assertThat(ClientFrameDecoder.decode(ByteBuffer.wrap(frame.build().toByteArray())))
                .isEqualTo(new Decoded.Good(command));
    }

    private static void assertMalformed(byte[] bytes, String words) {
        assertThat(ClientFrameDecoder.decode(ByteBuffer.wrap(bytes)))
                .isInstanceOfSatisfying(
                        Decoded.Malformed.class, it -> assertThat(it.words()).contains(words));
    }
}
