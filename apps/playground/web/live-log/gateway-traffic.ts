import { useEffect } from 'react';
import { api } from '../shell/api.ts';
import type { LoggedRequest } from '../console/console-wire.ts';
import { note } from './log.ts';

const everyMs = 1_500;

/** Shows what reaches the gateway while the page is looked at, from the gateway's own log. */
export function useGatewayTraffic(): void {
  useEffect(() => {
    let lastSeen: number | undefined;
    let isBusy = false;
    const look = async () => {
      if (document.hidden || isBusy) return;
      isBusy = true;
      const newest = await api<{ requests: LoggedRequest[] }>('/console/requests?limit=20').catch(
        () => undefined,
      );
      isBusy = false;
      if (!newest) return;
      const fresh = newest.requests.filter(
        ({ id }) => lastSeen !== undefined && Number(id) > lastSeen,
      );
      lastSeen = Math.max(lastSeen ?? 0, ...newest.requests.map(({ id }) => Number(id)));
      for (const request of fresh.toReversed()) noteRequest(request);
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, []);
}

function noteRequest({ method, path, operation, status, durationMs }: LoggedRequest): void {
  const place = path.replace(/^\/merchants\/[^/]+/, '');
  const title = operation === null ? `${method} ${place}` : `graphql ${operation}`;
  note('gateway', title, { detail: `${status} in ${durationMs} ms`, isError: status >= 400 });
}
