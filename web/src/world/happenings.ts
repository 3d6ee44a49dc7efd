import type { GestureKind, LeaveReason, RefusalReason } from '../protocol/values.ts';
import type { Ticket } from './talk.ts';
import type { AvatarId, PersonId } from './units.ts';

/** What a frame told beyond state: things that happen once. */
export type WorldEvent =
  | { readonly kind: 'welcomed'; readonly floor: string; readonly mapHash: string; readonly resumed: boolean }
  | { readonly kind: 'gesture'; readonly avatar: AvatarId; readonly gesture: GestureKind }
  | { readonly kind: 'said'; readonly avatar: AvatarId; readonly text: string }
  | {
      readonly kind: 'left';
      readonly avatar: AvatarId;
      readonly person: PersonId;
      readonly reason: LeaveReason;
    }
  | { readonly kind: 'walkChanged'; readonly avatar: AvatarId }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'cameIn'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'wentOut'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'ticket'; readonly ticket: Ticket }
  | { readonly kind: 'transfer'; readonly floor: string; readonly socketUrl: string };

/** What applying a frame changed, so that others look only at what they must. */
export interface FrameOutcome {
  /** Any avatar came, went or changed. */
  avatarsChanged: boolean;
  rosterChanged: boolean;
  readonly events: WorldEvent[];
}
