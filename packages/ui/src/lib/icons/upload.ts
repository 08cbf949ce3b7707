import { outline } from './draw.tsx';

export const UploadIcon = outline('M10 13V3.5M6 7l4-4 4 4M3.5 16.5h13');
