import { outline } from './draw.tsx';

export const EyeOffIcon = outline(
  'M8.2 5.1A8.6 8.6 0 0 1 10 4.9c3.4 0 6.1 1.7 8 5.1a13 13 0 0 1-2 2.7M5.2 6.6A12 12 0 0 0 2 10c1.9 3.4 4.6 5.1 8 5.1a8.5 8.5 0 0 0 3.8-.9M3.5 3.5l13 13',
);
