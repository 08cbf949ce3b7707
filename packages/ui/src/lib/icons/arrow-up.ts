import { outline } from './draw.tsx';

export const ArrowUpIcon = outline('M10 16.5v-13m-5 5 5-5 5 5');
