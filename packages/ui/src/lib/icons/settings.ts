import { outline } from './draw.tsx';

export const SettingsIcon = outline(
  'M3 6h6m4.5 0H17M3 14h3.5m4.5 0h6M13.5 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M11 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
);
