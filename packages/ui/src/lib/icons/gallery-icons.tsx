import { outline } from './draw.tsx';

/* The icons of a gallery's first page and its notices, which load no others. */
const heart =
  'M10 16.6 4 10.7a3.7 3.7 0 0 1 0-5.3 3.8 3.8 0 0 1 5.3 0l.7.7.7-.7a3.8 3.8 0 0 1 5.3 0 3.7 3.7 0 0 1 0 5.3z';

export const HeartIcon = outline(heart);

export const HeartFilledIcon = outline(heart, <path d={heart} fill="currentColor" />);

export const DownloadIcon = outline('M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13');

export const ShareIcon = outline('M10 12V2.8M6.8 5.7 10 2.6l3.2 3.1M6 8.5H4.5v8.5h11V8.5H14');

export const CheckIcon = outline('m4 10.5 4 4 8-9');

export const GridIcon = outline(
  'M3.5 3.5h7.5v5H3.5zM13.5 3.5h3v5h-3zM3.5 11h3.5v5.5H3.5zM9.5 11h7v5.5h-7z',
);

export const PlayIcon = outline('M6 3.8v12.4L16.2 10z');

export const BagIcon = outline('M4.2 6.8h11.6l.9 10.4H3.3zM7 8.6V5.8a3 3 0 0 1 6 0v2.8');

/* A face in a finder. */
export const FaceIcon = outline(
  'M3.5 6.5v-3h3m7 0h3v3m0 7v3h-3m-7 0h-3v-3M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
);

export const CloseIcon = outline('m4.5 4.5 11 11m0-11-11 11');
