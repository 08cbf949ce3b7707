import type { ReactNode } from 'react';
import './chip.css';

export interface ChipProps {
  children: ReactNode;
  isAccent?: boolean;
  /** What takes it away: a link of class `chip__remove` around a small icon, with a name of its own. */
  remove?: ReactNode;
}

/** A small fact, or a filter that can be taken away. */
export function Chip({ children, isAccent, remove }: ChipProps) {
  return (
    <span className={isAccent ? 'chip chip--accent' : 'chip'}>
      {children}
      {remove}
    </span>
  );
}
