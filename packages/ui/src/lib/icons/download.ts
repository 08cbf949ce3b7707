import { outline } from './draw.tsx';

export const DownloadIcon = outline('M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13');
