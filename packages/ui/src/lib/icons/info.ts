import { outline } from './draw.tsx';

export const InfoIcon = outline('M10 9.2v4.6M10 6.2h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0');
