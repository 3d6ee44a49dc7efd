import '../styles/talk.css';

export { DeviceDialog } from './DeviceDialog.tsx';
export { Ring } from './Ring.tsx';
export { TalkButtons } from './TalkButtons.tsx';
export { TalkInList } from './TalkInList.tsx';
export { TalkSettings } from './TalkSettings.tsx';
export { Tiles } from './Tiles.tsx';
