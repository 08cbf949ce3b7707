import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  closePageOverlays,
  escapeOverlays,
  openOverlays,
  subscribeOverlays,
  type OpenOverlay,
} from './overlay-store.ts';
import { useDueOverlays } from './due-overlays.ts';

const none: readonly OpenOverlay[] = [];

export function OverlayHost() {
  const overlays = useSyncExternalStore(subscribeOverlays, openOverlays, () => none);
  const { pathname } = useLocation();
  useEffect(() => closePageOverlays, [pathname]);
  useEscape(overlays.length > 0);
  useDueOverlays();
  return overlays.map(({ name, Overlay, props }) => <Overlay key={name} {...props} />);
}

/* A modal dialog reports Escape itself; this is for overlays that leave the page usable. */
function useEscape(isListening: boolean) {
  useLayoutEffect(() => {
    if (!isListening) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escapeOverlays();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [isListening]);
}
