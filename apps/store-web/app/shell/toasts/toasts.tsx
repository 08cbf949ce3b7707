import { Toast } from '@albumen/ui/overlays/toast';
import { useSyncExternalStore } from 'react';
import {
  dismissToast,
  holdToast,
  shownToasts,
  subscribeToasts,
  type Toast as ToastEntry,
} from './toast-store.ts';
import './toasts.css';

const none: readonly ToastEntry[] = [];

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  return (
    <div
      className="toast-region"
      aria-live="polite"
      data-lasting={toasts.some(({ isLasting }) => isLasting)}
    >
      {toasts.map(({ id, text, action }) => (
        <Toast
          key={id}
          text={text}
          onHold={(isHeld) => holdToast(id, isHeld)}
          onGone={() => dismissToast(id)}
          {...(action && { action })}
        />
      ))}
    </div>
  );
}
