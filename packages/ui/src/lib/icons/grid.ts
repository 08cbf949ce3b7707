import { outline } from './draw.tsx';

export const GridIcon = outline(
  'M3.5 3.5h7.5v5H3.5zM13.5 3.5h3v5h-3zM3.5 11h3.5v5.5H3.5zM9.5 11h7v5.5h-7z',
);
