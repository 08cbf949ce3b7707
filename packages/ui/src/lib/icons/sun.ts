import { outline } from './draw.tsx';

export const SunIcon = outline(
  'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0M10 2.5v1.3M10 16.2v1.3M2.5 10h1.3M16.2 10h1.3M4.7 4.7l.9.9M14.4 14.4l.9.9M15.3 4.7l-.9.9M5.6 14.4l-.9.9',
);
