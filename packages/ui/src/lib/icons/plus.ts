import { outline } from './draw.tsx';

export const PlusIcon = outline('M10 4v12M4 10h12');
