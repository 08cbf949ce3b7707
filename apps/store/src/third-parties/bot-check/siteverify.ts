import { z } from 'zod';

/** What the vendor's `siteverify` takes; the same over HTTP and in process. */
export interface SiteverifyQuestion {
  secret: string;
  response: string;
  remoteip: string;
}

export const siteverifyReply = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  challenge_ts: z.string().optional(),
  hostname: z.string().optional(),
});

export type SiteverifyReply = z.output<typeof siteverifyReply>;

/** Asks a `siteverify` and gives its reply. */
export type Siteverify = (question: SiteverifyQuestion) => Promise<SiteverifyReply>;

const vendorUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const timeoutMs = 5_000;

/** Asks over HTTP; the vendor publishes no server library, its documented call is this one. */
export function siteverifyAt(url = vendorUrl): Siteverify {
  return async (question) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return siteverifyReply.parse(await response.json());
  };
}
