import { outline } from './draw.tsx';

const heart =
  'M10 16.6 4 10.7a3.7 3.7 0 0 1 0-5.3 3.8 3.8 0 0 1 5.3 0l.7.7.7-.7a3.8 3.8 0 0 1 5.3 0 3.7 3.7 0 0 1 0 5.3z';

export const HeartFilledIcon = outline(heart, <path d={heart} fill="currentColor" />);
