import { outline } from './draw.tsx';

export const BagIcon = outline('M4.2 6.8h11.6l.9 10.4H3.3zM7 8.6V5.8a3 3 0 0 1 6 0v2.8');
