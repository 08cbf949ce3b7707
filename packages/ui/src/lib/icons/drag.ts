import { dots } from './draw.tsx';

export const DragIcon = dots('M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01');
