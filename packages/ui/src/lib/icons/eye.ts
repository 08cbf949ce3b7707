import { outline } from './draw.tsx';

export const EyeIcon = outline(
  'M2 10c1.9-3.4 4.6-5.1 8-5.1s6.1 1.7 8 5.1c-1.9 3.4-4.6 5.1-8 5.1S3.9 13.4 2 10M12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
);
