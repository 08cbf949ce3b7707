import { outline } from './draw.tsx';

export const FolderIcon = outline('M2.8 15.8V4.5h5l1.7 2.2h7.7v9.1z');
