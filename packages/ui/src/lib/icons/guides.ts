import { outline } from './draw.tsx';

export const GuidesIcon = outline('M5.5 2v16M14.5 2v16M2 5.5h16M2 14.5h16');
