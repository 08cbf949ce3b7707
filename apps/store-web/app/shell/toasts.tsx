import { Toast } from '@albumen/ui/toast';
import { limits } from '@albumen/contract/limits';
import { useSyncExternalStore } from 'react';
import {
  dismissToast,
  shownToasts,
  subscribeToasts,
  type Toast as ToastEntry,
} from './toast-store.ts';

const none: readonly ToastEntry[] = [];

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  return (
    <section className="toast-region" aria-label="Messages" aria-live="polite">
      {toasts.map(({ id, text, action }) => (
        <Toast
          key={id}
          text={text}
          durationMs={limits.undoMs}
          onGone={() => dismissToast(id)}
          {...(action && { action })}
        />
      ))}
    </section>
  );
}
