import { outline } from './draw.tsx';

export const SortIcon = outline('M4 5.5h12M4 10h8M4 14.5h4.5');
