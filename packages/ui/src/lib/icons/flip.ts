import { outline } from './draw.tsx';

export const FlipIcon = outline('M10 3v14M7.5 5.5v9H3zM12.5 5.5v9H17z');
