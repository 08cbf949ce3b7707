import { outline } from './draw.tsx';

export const PauseIcon = outline('M6.8 4v12M13.2 4v12');
