package tilework.ws;

import com.google.protobuf.ByteString;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.Say;
import tilework.protocol.wire.WalkTo;

/** What a client asks, ready to send. */
final class TestCommands {
    private TestCommands() {}

    static ClientFrame.Builder walkTo(int column, int row) {
        return ClientFrame.newBuilder().setWalkTo(WalkTo.newBuilder().setTile(tile(column, row)));
    }

    static ClientFrame.Builder say(String text) {
        return ClientFrame.newBuilder()
                .setSay(Say.newBuilder().setTextBytes(ByteString.copyFromUtf8(text)));
    }

    static int tile(int column, int row) {
        return row * TestOffice.COLUMNS + column;
    }
}
