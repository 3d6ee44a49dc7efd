import { Sign } from '../parts/Icon.tsx';

const paths = {
  microphone:
    'M12 3.500a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.500a3 3 0 0 1 3-3zM5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21',
  microphoneOff:
    'M4 4l16 16M15 9.500v-3a3 3 0 0 0-5.700-1.300M9 9v2a3 3 0 0 0 4.500 2.600M5.500 11a6.500 6.500 0 0 0 10.500 5.100M18.500 11a6.400 6.400 0 0 1-.5 2.500M12 17.500V21',
  camera:
    'M4 6.500h10a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 16V8A1.500 1.500 0 0 1 4 6.500zM15.500 11l6-3.500v9l-6-3.500',
  cameraOff:
    'M4 4l16 16M10 6.500h4A1.500 1.500 0 0 1 15.500 8v3.500M15.500 11l6-3.500v9l-2.500-1.500M14.500 17.400a1.500 1.500 0 0 1-.5.1H4A1.500 1.500 0 0 1 2.500 16V8A1.500 1.500 0 0 1 4 6.500h2',
  share: 'M4 5h16v11H4zM8.500 20h7M12 13.500V8M9.500 10.500L12 8l2.500 2.500',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 6.500-1.800',
  hangUp: 'M3 14.500c5-5 13-5 18 0l-2.500 2.500-3.500-2v-2.300a11 11 0 0 0-6 0V15l-3.500 2z',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  strip: 'M3 8h5v8H3zM9.500 8h5v8h-5zM16 8h5v8h-5z',
  pin: 'M9 3.500h6l-1 6 3 3.500H7l3-3.500zM12 13v7.500',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

export type TalkIconName = keyof typeof paths;

/** The signs of a conversation; as `Icon`, and loaded with the conversation. */
export function TalkIcon({ name, small = false }: { readonly name: TalkIconName; readonly small?: boolean }) {
  return <Sign path={paths[name]} small={small} />;
}
