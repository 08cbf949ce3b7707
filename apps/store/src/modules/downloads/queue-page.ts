import { problem } from '@albumen/contract/problems';
import type { FastifyReply } from 'fastify';

/**
 * What a window or a hidden frame shows while its download waits. The `Refresh` header asks again
 * without script, so the download begins by itself. `data-waiting` tells our pages that it is no failure.
 */
export function sendQueuePage(
  reply: FastifyReply,
  { position, retryAfterSeconds }: { position: number; retryAfterSeconds: number },
) {
  const { status, title } = problem('archiveQueueFull', { params: { position } });
  return reply
    .status(status)
    .headers({
      refresh: String(retryAfterSeconds),
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en" data-waiting><title>${title}</title><p>${title} Your download starts by itself.</p></html>`,
    );
}
