package tilework.office;

import tilework.world.avatar.Status;

/**
 * Somebody who comes to a floor by an exit, or back after a restart: the seat and what they wore.
 */
public record Traveler(SessionSeat seat, Status status, boolean handUp) {}
