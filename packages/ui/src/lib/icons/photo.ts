import { outline } from './draw.tsx';

export const PhotoIcon = outline(
  'M3 4h14v12H3zM3.2 14l4.3-4.6 3.6 3.9 2.2-2.3 3.5 3.7M13.6 7.4h.01',
);
