import { outline } from './draw.tsx';

export const UserIcon = outline(
  'M13.2 6.7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M3.8 17c.5-3.3 2.6-5 6.2-5s5.7 1.7 6.2 5',
);
