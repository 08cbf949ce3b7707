import { outline } from './draw.tsx';

export const UndoIcon = outline('M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8');
