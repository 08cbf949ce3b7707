import { limits } from '@albumen/contract/limits';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import {
  dismissToast,
  shownToasts,
  subscribeToasts,
  type Toast as ToastEntry,
} from './toast-store.ts';
import './toasts.css';

/* Nothing is said before somebody did something, so the component comes with the first message. */
const Toast = lazy(async () => {
  const loaded = await import('@albumen/ui/toast');
  return { default: loaded.Toast };
});

const none: readonly ToastEntry[] = [];

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  return (
    <div className="toast-region" aria-live="polite">
      {toasts.map(({ id, text, action }) => (
        <Suspense key={id}>
          <Toast
            text={text}
            durationMs={limits.undoMs}
            onGone={() => dismissToast(id)}
            {...(action && { action })}
          />
        </Suspense>
      ))}
    </div>
  );
}
