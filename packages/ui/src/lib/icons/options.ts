import { outline } from './draw.tsx';

export const OptionsIcon = outline('M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4');
