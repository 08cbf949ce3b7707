import { useCallback, useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { answerReveal } from './reveal-photo.ts';

/** The photo whose tile stays mounted: it has the focus, or is about to get it. */
export function useKeptTile(ref: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [kept, setKept] = useState<string>();

  const onFocus = useCallback(({ target }: FocusEvent) => setKept(photoOf(target)), []);
  const onBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setKept(undefined);
  }, []);

  useEffect(
    () =>
      answerReveal((photoId) => {
        if (!ids.includes(photoId)) return false;
        flushSync(() => setKept(photoId));
        const tile = ref.current?.querySelector(`[data-photo="${CSS.escape(photoId)}"]`);
        if (!tile) return false;
        if (!isInView(tile)) tile.scrollIntoView({ block: 'center', behavior: 'instant' });
        tile.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
        return true;
      }),
    [ref, ids],
  );

  return { kept: kept === undefined ? undefined : ids.indexOf(kept), onFocus, onBlur };
}

function photoOf(element: Element): string | undefined {
  return element.closest('[data-photo]')?.getAttribute('data-photo') ?? undefined;
}

/** Bars that stick take some of the screen at either end. */
const barPixels = 64;

function isInView(tile: Element): boolean {
  const { top, bottom } = tile.getBoundingClientRect();
  return top >= barPixels && bottom <= window.innerHeight - barPixels;
}
