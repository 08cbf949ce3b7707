import { outline } from './draw.tsx';

export const TrashIcon = outline(
  'M3.5 5.5h13M8 5.5V3.4h4v2.1M5.2 5.5l.8 11h8l.8-11M8.4 8.8l.2 4.7m3-4.7-.2 4.7',
);
