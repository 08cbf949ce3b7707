import { authorizationAttributes, type Configuration } from './configuration.ts';
import { LIBRARY_VERSION } from './version.ts';

const TIMEOUT_MS = 2000;
/** Events of one moment travel together, and not while fields are being loaded. */
const GATHER_MS = 200;

interface AnalyticsEvent {
  kind: string;
  isAsync: boolean;
  timestamp: number;
}

/** Sends analytics of one component; the event comes without the prefix of the component. */
export type Track = (event: string) => void;

/** One place for every script on a page, so that events arrive in the order in which they happened. */
const place = Symbol.for('albumen.pay.analytics');

/** The global object: every copy of the SDK writes this member, and nobody else knows of it. */
interface Page {
  /** Events that wait to be sent, by where they go and in whose name. */
  [place]?: Map<string, AnalyticsEvent[]>;
}

/**
 * Sends an analytics event. No caller waits for it, and its failure has no consequence.
 * @param kind without the `web.` before it
 * @param startedAt when the call that led here began; an event of a later second is async
 */
export function sendEvent(
  configuration: Configuration,
  kind: string,
  startedAt = Date.now(),
): void {
  const url = configuration.gatewayConfiguration.analytics?.url;
  if (!url) return;
  const timestamp = Date.now();
  const isAsync = Math.floor(timestamp / 1000) !== Math.floor(startedAt / 1000);
  const event = { kind: `web.${kind}`, isAsync, timestamp };
  const key = JSON.stringify([url, configuration.authorization, configuration.analyticsMetadata]);
  const waiting = ((globalThis as Page)[place] ??= new Map<string, AnalyticsEvent[]>());
  const gathered = waiting.get(key);
  if (gathered) {
    gathered.push(event);
    return;
  }
  const events = [event];
  waiting.set(key, events);
  const send = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', send);
    waiting.delete(key);
    void post(url, configuration, events);
  };
  const timer = setTimeout(send, GATHER_MS);
  // A payment often ends with leaving the page.
  addEventListener('pagehide', send);
}

async function post(
  url: string,
  configuration: Configuration,
  analytics: readonly AnalyticsEvent[],
): Promise<void> {
  const body = {
    analytics,
    braintreeLibraryVersion: LIBRARY_VERSION,
    _meta: configuration.analyticsMetadata,
    ...authorizationAttributes(configuration),
  };
  try {
    await fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // Analytics that are lost must not disturb the shop.
  }
}
