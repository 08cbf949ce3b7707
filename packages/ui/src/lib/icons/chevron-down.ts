import { outline } from './draw.tsx';

export const ChevronDownIcon = outline('m4.5 7.5 5.5 5.5 5.5-5.5');
