import { outline } from './draw.tsx';

export const CloseIcon = outline('m4.5 4.5 11 11m0-11-11 11');
