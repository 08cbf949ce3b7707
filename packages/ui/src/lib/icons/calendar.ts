import { outline } from './draw.tsx';

export const CalendarIcon = outline('M3.5 5h13v11.5h-13zM3.5 8.7h13M7 3v3.4M13 3v3.4');
