package tilework.media;

/** Against a LiveKit in this process. */
class FakeMediaRoomsIT extends MediaRoomsContract {
    @Override
    LiveKitUnderTest open() {
        return new FakeLiveKit();
    }
}
