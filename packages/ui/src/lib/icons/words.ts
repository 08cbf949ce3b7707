import { outline } from './draw.tsx';

export const WordsIcon = outline('M4 6V4h12v2M10 4v12M7.5 16h5');
