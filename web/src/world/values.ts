/** The words of the wire that the whole client uses. */
export type {
  ChosenStatus,
  Direction,
  GestureKind,
  LeaveReason,
  Look,
  LookPart,
  MediaState,
  RefusalReason,
  RingAnswer,
  Role,
  Status,
  TalkState,
} from '../protocol/values.ts';
export { DOWN, LEFT, PLAIN_LOOK, RIGHT, UP } from '../protocol/values.ts';
