import { PutSlots } from './put-slots.ts';

/** Browsers open six connections per host on HTTP/1.1; two are left to the page itself. */
const uploadsOverHttp1 = 4;

/** What is known of a line before anything was sent. */
export interface KnownLine {
  /** Where the upload API was called. */
  apiUrl: string;
  /** What that call went over, as the browser names it; empty where it does not tell. */
  protocol: string;
  /** As many uploads as the preset allows. */
  lanes: number;
}

/**
 * How many uploads to an address may be in flight at once. On HTTP/2 and 3 all lanes share one
 * connection, on HTTP/1.1 more than four would wait in the browser until they time out. A bucket of
 * its own host does not tell which it speaks, so it is taken for the older one.
 */
export function connectionsTo(url: string, { apiUrl, protocol, lanes }: KnownLine): number {
  const isShared = protocol === 'h2' || protocol === 'h3';
  const isKnown = new URL(url).origin === new URL(apiUrl).origin;
  return isShared && isKnown ? lanes : Math.min(lanes, uploadsOverHttp1);
}

/** Slots of each host that files are sent to. */
export function slotsPerHost(apiUrl: string, lanes: number): (url: string) => PutSlots {
  const line = { apiUrl, protocol: protocolOf(apiUrl), lanes };
  const slots = new Map<string, PutSlots>();
  return (url) => {
    const { origin } = new URL(url);
    const open = slots.get(origin) ?? new PutSlots({ most: connectionsTo(url, line) });
    slots.set(origin, open);
    return open;
  };
}

/** The protocol of the latest call to an address. */
function protocolOf(url: string): string {
  const latest = performance.getEntriesByName(url, 'resource').at(-1);
  return latest instanceof PerformanceResourceTiming ? latest.nextHopProtocol : '';
}
