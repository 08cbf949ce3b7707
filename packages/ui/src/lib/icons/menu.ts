import { outline } from './draw.tsx';

export const MenuIcon = outline('M3 6h14M3 10h14M3 14h14');
