import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  type OpenOverlay,
  closePageOverlays,
  escapeOverlays,
  openOverlay,
  openOverlays,
  subscribeOverlays,
} from './overlay-store.ts';
import { identifyReporter } from '../errors/error-reporting.ts';
import { useViewer } from '../viewer.ts';

const none: readonly OpenOverlay[] = [];

export function OverlayHost() {
  const overlays = useSyncExternalStore(subscribeOverlays, openOverlays, () => none);
  const { pathname } = useLocation();
  useEffect(() => closePageOverlays, [pathname]);
  useEscape(overlays.length > 0);
  useDueOverlays();
  return overlays.map(({ name, Overlay, props }) => <Overlay key={name} {...props} />);
}

/* A modal dialog reports Escape after this; the other overlays leave the page usable. */
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

/* Overlays that nobody asked for: shown once, when the server says that they are due. */
function useDueOverlays(): void {
  const viewer = useViewer();
  useEffect(() => {
    identifyReporter(viewer?.account?.id);
    if (viewer?.isWelcomeDue) void openOverlay('welcomeAccount');
    else if (viewer?.isMarketingDue) void openOverlay('marketingOptIn');
  }, [viewer]);
}
