import { outline } from './draw.tsx';

export const ArrowRightIcon = outline('M3.5 10h13m-5-5 5 5-5 5');
