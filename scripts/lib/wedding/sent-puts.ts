import type { BrowserContext, Request } from '@playwright/test';

/** What one browser sent to the file store, as its network saw it. */
export interface SentPuts {
  /** Requests with a body that left the page, by the MD5 that the signed request names. */
  begun: Map<string, number>;
  /** Those of them whose answer the page got, and a good one. */
  stored: Set<string>;
  /** Bodies that left although the page knew that the same bytes had been stored. */
  sentAgain: number;
}

export function watchPuts(context: BrowserContext): SentPuts {
  const puts: SentPuts = { begun: new Map(), stored: new Set(), sentAgain: 0 };
  context.on('request', (request) => {
    if (request.method() !== 'PUT') return;
    const md5 = md5Of(request);
    if (puts.stored.has(md5)) puts.sentAgain += 1;
    puts.begun.set(md5, (puts.begun.get(md5) ?? 0) + 1);
  });
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'PUT' && response.ok()) puts.stored.add(md5Of(request));
  });
  return puts;
}

function md5Of(request: Request): string {
  return request.headers()['content-md5'] ?? request.url();
}
