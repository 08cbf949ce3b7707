import { currentViewer } from '../viewer.ts';
import { openOverlay } from './overlay-store.ts';

const key = 'cookieChoice';

/** Asks, beside a first heart, whether it may outlast this browser's session; once said no to, never again. */
export async function askAboutCookies(): Promise<void> {
  if (hasDeclined()) return;
  const { isCookieConsentAsked } = await currentViewer();
  if (isCookieConsentAsked) await openOverlay('cookieConsent');
}

export function declineCookies(): void {
  try {
    localStorage.setItem(key, 'notNow');
  } catch {
    // A browser that keeps nothing is asked again at its next visit.
  }
}

function hasDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
