import { outline } from './draw.tsx';

export const WarningIcon = outline('M10 8v3.8M10 14.3h.01M10 3 2.6 16.4h14.8z');
