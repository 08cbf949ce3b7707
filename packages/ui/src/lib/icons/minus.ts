import { outline } from './draw.tsx';

export const MinusIcon = outline('M4 10h12');
