import { adviceBeside } from '@albumen/contract/message-advice';
import type { ReactNode } from 'react';
import './field.css';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** One line of help, always visible. */
  hint?: ReactNode;
  isOptional?: boolean;
  errors: readonly string[];
  /** What stands at the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, control, hint and messages in their order; used by every field. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={props.id}>
          {props.label}
          {props.isOptional && <span className="field__optional"> (optional)</span>}
        </label>
        {props.aside}
      </div>
      {props.children}
      <FieldErrors id={`${props.id}-error`} errors={props.errors} />
      {props.hint && (
        <div className="field__hint" id={`${props.id}-hint`}>
          {props.hint}
        </div>
      )}
    </div>
  );
}

function Advice({ message }: { message: string }) {
  const advice = adviceBeside(message);
  return advice === undefined ? null : <span className="field__advice">{advice}</span>;
}

/** All messages of one field. Announced when they appear. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <ul className="field__errors" id={id} aria-live="polite">
      {errors.map((message) => (
        <li key={message}>
          {message} <Advice message={message} />
        </li>
      ))}
    </ul>
  );
}
