import { outline } from './draw.tsx';

export const CheckIcon = outline('m4 10.5 4 4 8-9');
