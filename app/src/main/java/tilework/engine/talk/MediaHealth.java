package tilework.engine.talk;

import tilework.office.MediaState;

/** How the media server stands. {@code sentence}: the same in words, for an operator. */
public record MediaHealth(MediaState state, String sentence) {}
