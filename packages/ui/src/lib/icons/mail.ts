import { outline } from './draw.tsx';

export const MailIcon = outline('M2.8 5h14.4v10.5H2.8zM3 5.3l7 5.7 7-5.7');
