import { outline } from './draw.tsx';

export const PencilIcon = outline(
  'm11.8 5 3.2 3.2M4 16l.8-4L13 3.8a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L8 15.2z',
);
