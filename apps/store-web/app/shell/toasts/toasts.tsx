import { pageLimits } from '@albumen/contract/page-limits';
import { Toast } from '@albumen/ui/overlays/toast';
import { useSyncExternalStore } from 'react';
import {
  dismissToast,
  shownToasts,
  subscribeToasts,
  type Toast as ToastEntry,
} from './toast-store.ts';
import './toasts.css';

/* The longest that a timer can wait. */
const foreverMs = 2 ** 31 - 1;

const none: readonly ToastEntry[] = [];

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  return (
    <div
      className="toast-region"
      aria-live="polite"
      data-lasting={toasts.some(({ isLasting }) => isLasting)}
    >
      {toasts.map(({ id, text, action, isLasting }) => (
        <Toast
          key={id}
          text={text}
          durationMs={isLasting ? foreverMs : pageLimits.undoMs}
          onGone={() => dismissToast(id)}
          {...(action && { action })}
        />
      ))}
    </div>
  );
}
