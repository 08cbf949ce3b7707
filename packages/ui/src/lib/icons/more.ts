import { dots } from './draw.tsx';

export const MoreIcon = dots('M4.5 10h.01M10 10h.01M15.5 10h.01');
