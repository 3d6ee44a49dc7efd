package tilework.store;

import static tilework.store.StoreFixture.hash;
import static tilework.store.StoreFixture.person;

import java.nio.file.Path;

/** A process that lets people in, and says so when the disk has them, until it is killed. */
final class Joiner {
    private Joiner() {}

    public static void main(String[] args) {
        StoreFixture fixture = new StoreFixture(Path.of(args[0]));
        for (long key = 1; ; key++) {
            fixture.people().add(person(key, "ADA"), hash(key));
            fixture.sessions().open(hash("session" + key), person(key, "ADA").key()).join();
            System.out.println(key);
        }
    }
}
