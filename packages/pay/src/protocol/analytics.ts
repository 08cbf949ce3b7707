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

const waiting = new Map<string, { configuration: Configuration; events: AnalyticsEvent[] }>();

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
  const gathered = waiting.get(key);
  if (gathered) {
    gathered.events.push(event);
    return;
  }
  waiting.set(key, { configuration, events: [event] });
  const send = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', send);
    void flush(key, url);
  };
  const timer = setTimeout(send, GATHER_MS);
  // A payment often ends with leaving the page.
  addEventListener('pagehide', send);
}

async function flush(key: string, url: string): Promise<void> {
  const gathered = waiting.get(key);
  if (!gathered) return;
  waiting.delete(key);
  const { configuration, events } = gathered;
  const body = {
    analytics: events,
    braintreeLibraryVersion: LIBRARY_VERSION,
    _meta: configuration.analyticsMetadata,
    ...authorizationAttributes(configuration),
  };
  try {
    await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // Analytics that are lost must not disturb the shop.
  }
}
