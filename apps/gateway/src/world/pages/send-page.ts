import type { Html } from '@albumen/server-kit/html';
import type { FastifyReply } from 'fastify';

interface SentPage {
  page: Html;
  /** What it may load, and who may show it. */
  policy: string;
  headers?: Readonly<Record<string, string>>;
}

/** A page of which nobody keeps a copy. */
export function sendPage(reply: FastifyReply, { page, policy, headers }: SentPage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .send(page.text);
}

/** Lets pages of other origins put a page into a frame, even those that isolate themselves. */
export const forFrames = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
