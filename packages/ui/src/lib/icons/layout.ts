import { outline } from './draw.tsx';

export const LayoutIcon = outline('M3.5 3.5h13v13h-13zM10 3.5v13M10 9h6.5');
