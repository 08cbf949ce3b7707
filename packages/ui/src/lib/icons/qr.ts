import { outline } from './draw.tsx';

export const QrIcon = outline(
  'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v.01M11.5 16.5v.01M16.5 14v2.5H14',
);
