import { outline } from './draw.tsx';

export const TurnIcon = outline(
  'M4 9.5h8.5v7H4zM9 3.5 7 5.5l2 2M7.2 5.5H13a3.5 3.5 0 0 1 3.5 3.5v1.5',
);
