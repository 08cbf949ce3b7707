import { outline } from './draw.tsx';

export const ExternalIcon = outline('M8 4H4v12h12v-4M11.5 3.5h5v5m0-5-7.5 7.5');
