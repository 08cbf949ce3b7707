/** Browsers open six connections per host on HTTP/1.1; two are left to the page itself. */
const uploadsOverHttp1 = 4;

/**
 * How many uploads may be in flight at once, by the protocol of an earlier call: on HTTP/2
 * and 3 all lanes share one connection, on HTTP/1.1 more than four would block the page.
 */
export function uploadConnections(calledUrl: string, lanes: number): number {
  const entries = performance.getEntriesByName(new URL(calledUrl, location.href).href, 'resource');
  const latest = entries.at(-1);
  const protocol = latest instanceof PerformanceResourceTiming ? latest.nextHopProtocol : '';
  return protocol === 'h2' || protocol === 'h3' ? lanes : Math.min(lanes, uploadsOverHttp1);
}
