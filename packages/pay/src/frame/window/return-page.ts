import type { WindowReport } from '../../protocol/frame-service.ts';
import { allowedOrigins } from '../allowed-origins.ts';
import { isAllowedOrigin, parseUrl } from '../../protocol/origins.ts';
import { serviceIdOf } from '../../protocol/frame-service.ts';
import { findDispatchFrame, ownServiceId } from './dispatch-handle.ts';
import { showWaiting, showWayOut } from './show.ts';

/**
 * How long a page waits for the merchant's page to take its report; once it has, the page closes at
 * once. That of a cancellation waits as long: without the report its window counts as one that its customer
 * closed, and why the bank led there would be lost.
 */
const reportTimeoutMs = 1000;

/** The parameters of this page's address. */
export function ownParams(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(location.search));
}

/** What a return page has to say, and where it leads when no page is there to take it. */
export interface PageReturn {
  report: WindowReport;
  /** Parameters for the merchant's page; without them there is no way there. */
  params?: Readonly<Record<string, string | undefined>>;
}

/** Notifies the merchant's page and closes; without that page it shows the way to it. */
export async function returnToMerchant({ report, params }: PageReturn): Promise<void> {
  showWaiting('Going back to the shop…');
  const dispatchFrame = await findDispatchFrame(ownServiceId());
  if (dispatchFrame) {
    const end = (): void => window.close();
    dispatchFrame.report(report, end);
    setTimeout(end, reportTimeoutMs);
    return;
  }
  const href = params && merchantUrl(params);
  // In the merchant's own window the customer is on the way already; another one waits for them.
  if (href && serviceIdOf(window.name) === '') location.replace(href);
  const text = ownParams()['t'] ?? 'Return to the shop';
  showWayOut('One more step', href ? { href, text } : undefined);
}

/** The merchant's address for this, which has to lie at one of the merchant's own origins. */
function merchantUrl(params: Readonly<Record<string, string | undefined>>): string | undefined {
  const url = parseUrl(ownParams()['r'] ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!isAllowedOrigin(url.origin, allowedOrigins())) return undefined;
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(key, value);
  }
  return url.href;
}
