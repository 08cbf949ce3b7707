import { outline } from './draw.tsx';

export const PlayIcon = outline('M6 3.8v12.4L16.2 10z');
