import { outline } from './draw.tsx';

export const LinkIcon = outline(
  'm8.2 11.8 3.6-3.6M9.2 6.2l1.9-1.9a3.2 3.2 0 0 1 4.6 4.6l-1.9 1.9M10.8 13.8l-1.9 1.9a3.2 3.2 0 0 1-4.6-4.6l1.9-1.9',
);
