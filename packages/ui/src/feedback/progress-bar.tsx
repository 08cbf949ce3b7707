import type { ReactNode } from 'react';
import './progress-bar.css';

export interface ProgressBarProps {
  /** 0 to 1; left out while the amount is unknown. */
  value?: number;
  label: ReactNode;
  /** What stands at the end of the line: '37 of 412', '2 min left'. */
  detail?: ReactNode;
}

/** A slim bar with its words above; the browser's own progress element, so it needs no style attribute. */
export function ProgressBar({ value, label, detail }: ProgressBarProps) {
  return (
    <label className="progress">
      <span className="progress__line">
        <span>{label}</span>
        {detail && <span className="text-muted">{detail}</span>}
      </span>
      <progress className="progress__bar" max={1} {...(value !== undefined && { value })} />
    </label>
  );
}
