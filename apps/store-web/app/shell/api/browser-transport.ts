import { pageLimits } from '@albumen/contract/page-limits';
import { headers as wireHeaders } from '@albumen/contract/wire-names';
import { setCsrfToken } from './csrf-token.ts';
import type { TransportReply, TransportRequest } from '@albumen/contract/transport';

let base = '';

/** Where calls go, when not to the page's own address; set once, before the first. */
export function setApiUrl(url: string): void {
  base = url;
}

/** `fetch` with credentials and the 30 s timeout; a call that got no answer has status 0. */
export async function browserTransport(request: TransportRequest): Promise<TransportReply> {
  try {
    const reply = await fetch(base + request.path, {
      method: request.method,
      headers: request.headers,
      credentials: 'include',
      signal: AbortSignal.timeout(pageLimits.requestTimeoutMs),
      ...(request.body !== undefined && { body: request.body }),
      ...(request.outlivesPage === true && { keepalive: true }),
    });
    const renewed = reply.headers.get(wireHeaders.csrfToken);
    if (renewed !== null) setCsrfToken(renewed);
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: await reply.text(),
    };
  } catch {
    return { status: 0, headers: {}, body: '' };
  }
}
