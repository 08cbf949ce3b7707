import { limits } from '@albumen/contract/limits';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';

/** The toast that offered it is gone: it is offered once more, and the bin is named. */
export function sayNotRestored(reason: string, onRetry: () => void): void {
  const message = `${reason} What was deleted is safe: it stays in the bin for ${limits.deletedKeptDays} days.`;
  void openOverlay('error', { title: 'Nothing was restored', message, onRetry });
}
