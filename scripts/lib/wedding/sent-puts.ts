import type { BrowserContext } from '@playwright/test';

/** What one browser sent to the file store, as its network saw it. */
export interface SentPuts {
  /** Requests with a body that left the page. */
  begun: number;
  /** Answered well, by the MD5 that the signed request names. */
  stored: Map<string, number>;
}

export function watchPuts(context: BrowserContext): SentPuts {
  const puts: SentPuts = { begun: 0, stored: new Map() };
  context.on('request', (request) => {
    if (request.method() === 'PUT') puts.begun += 1;
  });
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'PUT' || !response.ok()) return;
    const md5 = request.headers()['content-md5'] ?? request.url();
    puts.stored.set(md5, (puts.stored.get(md5) ?? 0) + 1);
  });
  return puts;
}

/** Bodies that were sent although the same bytes had been stored. */
export function sentTwice({ stored }: SentPuts): number {
  return [...stored.values()].reduce((sum, times) => sum + times - 1, 0);
}
