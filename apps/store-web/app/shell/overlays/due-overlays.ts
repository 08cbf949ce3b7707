import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { identifyReporter } from '../errors/error-reporting.ts';
import { useViewer } from '../viewer.ts';
import { closeOverlay, openOverlay } from './overlay-store.ts';

/* Overlays that nobody asked for: shown once, when the server says that they are due (decision 36). */
export function useDueOverlays(): void {
  const viewer = useViewer();
  const isPaying = useLocation().pathname.startsWith('/pay/');
  useEffect(() => {
    identifyReporter(viewer?.account?.id);
    // Whoever was sent a link to pay sees no favorites, and nothing may cover the button.
    if (viewer?.isCookieConsentAsked && !isPaying) void openOverlay('cookieConsent');
    else closeOverlay('cookieConsent');
    if (viewer?.isWelcomeDue) void openOverlay('welcomeAccount');
    else if (viewer?.isMarketingDue) void openOverlay('marketingOptIn');
  }, [viewer, isPaying]);
}
