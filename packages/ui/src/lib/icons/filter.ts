import { outline } from './draw.tsx';

export const FilterIcon = outline('M3.5 5.5h13M6 10h8M8.5 14.5h3');
