package tilework.engine;

import tilework.concurrency.ThreadConfined;
import tilework.world.Change;

/** A gesture or a speech since the newest flush, and where its record lies in the arena. */
@ThreadConfined("tick")
final class SignMade {
    final Change.Sign sign;
    int start;
    int end;

    SignMade(Change.Sign sign) {
        this.sign = sign;
    }
}
