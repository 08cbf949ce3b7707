import { outline } from './draw.tsx';

export const AutoSchemeIcon = outline(
  'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />,
);
