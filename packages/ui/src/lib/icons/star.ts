import { outline } from './draw.tsx';

export const StarIcon = outline(
  'm10 2.9 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.2l5-.7z',
);
