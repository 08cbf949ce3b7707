import { outline } from './draw.tsx';

export const LockIcon = outline('M4.5 9h11v7.5h-11zM7 9V6.5a3 3 0 0 1 6 0V9');
