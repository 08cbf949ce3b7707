import { outline } from './draw.tsx';

export const RetryIcon = outline('M16 4v4h-4M15.6 8A6.2 6.2 0 1 0 16 11.5');
