import type { ReactNode } from 'react';
import './proof-marks.css';

/** Crop marks, a register target and the control strip of a printed proof, around a photo. */
export function ProofMarks({ children }: { children: ReactNode }) {
  return (
    <div className="proof-marks">
      {['a', 'b', 'c', 'd'].map((corner) => (
        <span key={corner} className={`proof-marks__corner proof-marks__corner--${corner}`} />
      ))}
      <svg
        className="proof-marks__target"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
      >
        <path
          d="M12 0v24M0 12h24M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
        />
      </svg>
      <span className="proof-marks__strip" aria-hidden="true" />
      {children}
    </div>
  );
}
