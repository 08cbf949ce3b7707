import { outline } from './draw.tsx';

export const HelpIcon = outline(
  'M7.9 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1.1.9-1.1 1.7M10 14.2h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
);
