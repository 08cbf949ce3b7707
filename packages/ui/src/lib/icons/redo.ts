import { outline } from './draw.tsx';

export const RedoIcon = outline('m13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12');
