import { useCallback, useLayoutEffect, useRef } from 'react';
import { answerEscape, closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { revealPhoto } from '../photos/reveal-photo.ts';

/** Going back takes a moment, in which a second press must not go back further. */
const leavingMs = 1_000;

/** Closes once, however it was asked for, and leads back to the tile of the photo shown last. */
export function useClosing(photoId: string, onClose: () => void): () => void {
  const shown = useRef(photoId);
  const leftAt = useRef(-leavingMs);
  useLayoutEffect(() => {
    shown.current = photoId;
  }, [photoId]);
  useLayoutEffect(
    () => () => {
      leftAt.current = Infinity;
      // What was asked in here goes with it; a later heart asks again.
      closeOverlay('cookieConsent');
      // After the dialog has given the focus back to what opened it.
      queueMicrotask(() => revealPhoto(shown.current));
    },
    [],
  );
  const close = useCallback(() => {
    const now = performance.now();
    if (now - leftAt.current < leavingMs) return;
    leftAt.current = now;
    onClose();
  }, [onClose]);
  useLayoutEffect(() => answerEscape('photoPreview', close), [close]);
  return close;
}
