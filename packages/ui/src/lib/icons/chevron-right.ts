import { outline } from './draw.tsx';

export const ChevronRightIcon = outline('m7.5 4 6 6-6 6');
