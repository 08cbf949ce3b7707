import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';
import './chip.css';

export interface ChipProps {
  children: ReactNode;
  isAccent?: boolean;
  /** With it, the chip has a remove button named `removeLabel`. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A small fact, or a filter that can be taken away. */
export function Chip({ children, isAccent, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span className={isAccent ? 'chip chip--accent' : 'chip'}>
      {children}
      {onRemove && (
        <button type="button" className="chip__remove" aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={12} />
        </button>
      )}
    </span>
  );
}
