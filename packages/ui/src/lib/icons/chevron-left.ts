import { outline } from './draw.tsx';

export const ChevronLeftIcon = outline('m12.5 4-6 6 6 6');
