import { outline } from './draw.tsx';

export const CopyIcon = outline('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7');
