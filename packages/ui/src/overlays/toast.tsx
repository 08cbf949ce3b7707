import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import './toast.css';

export interface ToastProps {
  text: string;
  action?: { label: string; onPress: () => void };
  /** The time runs only while neither pointer nor focus is on it. */
  durationMs: number;
  onGone: () => void;
}

/** One message at the lower edge, with a way back. Lives inside a polite live region. */
export function Toast({ text, action, durationMs, onGone }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  useCountdown(durationMs, isHeld, onGone);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
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
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            action.onPress();
            onGone();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton isDense label="Dismiss" icon={<CloseIcon size={16} />} onClick={onGone} />
    </div>
  );
}

function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => latest.current(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isHeld]);
}
