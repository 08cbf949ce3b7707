import { outline } from './draw.tsx';

export const ShareIcon = outline('M10 12V2.8M6.8 5.7 10 2.6l3.2 3.1M6 8.5H4.5v8.5h11V8.5H14');
