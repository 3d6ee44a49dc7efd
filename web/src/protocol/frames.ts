import { create, fromBinary, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { ClientFrameSchema, type ServerFrame, ServerFrameSchema } from './gen/tilework_pb.ts';
import type { ChosenStatus, Direction, GestureKind, Look, RingAnswer } from './values.ts';
import { wireAnswer, wireGesture, wireStatus } from './words.ts';

export type { ServerFrame } from './gen/tilework_pb.ts';

/** What a client can ask for on the wire. */
export type WireCommand =
  | { readonly kind: 'walkTo'; readonly tile: number }
  | { readonly kind: 'head'; readonly direction: Direction }
  | { readonly kind: 'stop' }
  | { readonly kind: 'walkToPerson'; readonly person: number }
  | { readonly kind: 'walkToZone'; readonly zone: number }
  | { readonly kind: 'setStatus'; readonly status: ChosenStatus }
  | { readonly kind: 'setViewport'; readonly columns: number; readonly rows: number }
  | { readonly kind: 'setHidden'; readonly isHidden: boolean }
  | { readonly kind: 'dress'; readonly name: string; readonly look: Look }
  | { readonly kind: 'gesture'; readonly gesture: GestureKind }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'ack'; readonly tick: number }
  | { readonly kind: 'leaveOffice' }
  | TalkCommand;

/** What a client can ask for about the conversation it is in. */
export type TalkCommand =
  | { readonly kind: 'answerRing'; readonly group: number; readonly answer: RingAnswer }
  | { readonly kind: 'setConsent'; readonly always: boolean; readonly forgetPeople: boolean }
  | { readonly kind: 'askTicket'; readonly group: number }
  | { readonly kind: 'lockGroup'; readonly isLocked: boolean }
  | { readonly kind: 'shareScreen'; readonly isOn: boolean }
  | { readonly kind: 'setAudioOnly'; readonly isOn: boolean };

/** Throws on bytes that are no ServerFrame. */
export function decodeServerFrame(bytes: Uint8Array): ServerFrame {
  return fromBinary(ServerFrameSchema, bytes);
}

export function encodeCommand(command: WireCommand): Uint8Array {
  return toBinary(ClientFrameSchema, create(ClientFrameSchema, { command: wireCommand(command) }));
}

type Init = NonNullable<MessageInitShape<typeof ClientFrameSchema>['command']>;

function wireCommand(command: WireCommand): Init {
  switch (command.kind) {
    case 'walkTo':
      return { case: 'walkTo', value: { tile: command.tile } };
    case 'head':
      return { case: 'head', value: { direction: command.direction } };
    case 'stop':
      return { case: 'stop', value: {} };
    case 'walkToPerson':
      return { case: 'walkToPerson', value: { person: command.person } };
    case 'walkToZone':
      return { case: 'walkToZone', value: { zone: command.zone } };
    case 'setStatus':
      return { case: 'setStatus', value: { status: wireStatus(command.status) } };
    case 'setHidden':
      return { case: 'setHidden', value: { hidden: command.isHidden } };
    case 'setViewport':
      return { case: 'setViewport', value: { columns: command.columns, rows: command.rows } };
    case 'dress':
      return { case: 'dress', value: { name: command.name, look: { ...command.look } } };
    case 'gesture':
      return { case: 'gesture', value: { kind: wireGesture(command.gesture) } };
    case 'say':
      return { case: 'say', value: { text: command.text } };
    case 'ack':
      return { case: 'ack', value: { tick: command.tick } };
    case 'leaveOffice':
      return { case: 'leaveOffice', value: {} };
    case 'answerRing':
    case 'setConsent':
    case 'askTicket':
    case 'lockGroup':
    case 'shareScreen':
    case 'setAudioOnly':
      return talkCommand(command);
  }
}

function talkCommand(command: TalkCommand): Init {
  switch (command.kind) {
    case 'answerRing':
      return {
        case: 'answerRing',
        value: { group: command.group, answer: wireAnswer(command.answer) },
      };
    case 'setConsent':
      return {
        case: 'setConsent',
        value: { always: command.always, forgetPeople: command.forgetPeople },
      };
    case 'askTicket':
      return { case: 'askTicket', value: { group: command.group } };
    case 'lockGroup':
      return { case: 'lockGroup', value: { locked: command.isLocked } };
    case 'shareScreen':
      return { case: 'shareScreen', value: { on: command.isOn } };
    case 'setAudioOnly':
      return { case: 'setAudioOnly', value: { on: command.isOn } };
  }
}
