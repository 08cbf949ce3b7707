import { outline } from './draw.tsx';

export const MoonIcon = outline('M16.3 12.2A6.8 6.8 0 0 1 7.8 3.7a6.8 6.8 0 1 0 8.5 8.5');
