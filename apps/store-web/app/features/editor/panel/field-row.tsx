import type { ReactNode } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What stands at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A labelled control of the panel. */
export function Field({ id, label, hint, aside, children }: FieldProps) {
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {hint !== undefined && <div className="field__hint">{hint}</div>}
    </div>
  );
}
