import { outline } from './draw.tsx';

export const ArrowDownIcon = outline('M10 3.5v13m5-5-5 5-5-5');
