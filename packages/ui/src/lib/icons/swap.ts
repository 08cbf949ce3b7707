import { outline } from './draw.tsx';

export const SwapIcon = outline('M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3');
