import { outline } from './draw.tsx';

export const SearchIcon = outline(
  'm16.5 16.5-4-4M13.8 8.6a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0',
);
