import { useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import './toast.css';

export interface ToastProps {
  text: string;
  action?: { label: string; onPress: () => void };
  /** True while pointer or focus is on it: its time must not run. */
  onHold: (isHeld: boolean) => void;
  onGone: () => void;
}

/** One message at the lower edge, with a way back. Lives inside a polite live region. */
export function Toast({ text, action, onHold, onGone }: ToastProps) {
  useReleasedAtEnd(onHold);
  const hold = () => onHold(true);
  const release = () => onHold(false);
  return (
    <div
      className="toast"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{text}</span>
      {action && (
        <>
          <span className="visually-hidden">F8 leads here.</span>
          <button
            type="button"
            className="toast__action"
            aria-keyshortcuts="F8"
            onClick={() => {
              action.onPress();
              onGone();
            }}
          >
            {action.label}
          </button>
        </>
      )}
      <IconButton isDense label="Dismiss" icon={<CloseIcon size={16} />} onClick={onGone} />
    </div>
  );
}

/* What is taken away while it is held is never left. */
function useReleasedAtEnd(onHold: ToastProps['onHold']) {
  const latest = useRef(onHold);
  useEffect(() => {
    latest.current = onHold;
  });
  useEffect(() => () => latest.current(false), []);
}
