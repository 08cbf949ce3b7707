import { outline } from './draw.tsx';

export const OfflineIcon = outline(
  'M3 3l14 14M6.3 12.3a5.3 5.3 0 0 1 2.9-1.5M13.7 12.3a5.3 5.3 0 0 0-1-.7M3.5 9a9.3 9.3 0 0 1 3.2-2.1M16.5 9a9.3 9.3 0 0 0-6.2-2.6M10 15.5h.01',
);
