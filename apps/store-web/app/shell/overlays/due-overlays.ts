import { useEffect } from 'react';
import { identifyReporter } from '../error-reporting.ts';
import { useViewer } from '../viewer.ts';
import { closeOverlay, openOverlay } from './overlay-store.ts';

/* Overlays that nobody asked for: shown once, when the server says that they are due (decision 36). */
export function useDueOverlays(): void {
  const viewer = useViewer();
  useEffect(() => {
    identifyReporter(viewer?.account?.id);
    if (viewer?.isCookieConsentAsked) void openOverlay('cookieConsent');
    else closeOverlay('cookieConsent');
    if (viewer?.isWelcomeDue) void openOverlay('welcomeAccount');
    else if (viewer?.isMarketingDue) void openOverlay('marketingOptIn');
  }, [viewer]);
}
