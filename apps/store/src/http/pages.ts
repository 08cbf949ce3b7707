import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { createKeptPages } from './kept-pages.ts';
import { pageRequest } from './page-request.ts';
import { contentSources } from './public-config.ts';
import { newNonce, pageHeaders } from './security-headers.ts';
import { guardStateChange } from './state-change-guard.ts';
import { setCookie } from './visit.ts';

/** Hosts the page app: whatever no API route takes is a page. */
export function servePages(app: FastifyInstance, deps: Dependencies): void {
  const sources = contentSources(deps.settings);
  const keptPages = createKeptPages(deps);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') guardStateChange(request, deps.csrf);
    const nonce = newNonce();
    const page =
      (await keptPages.find(request, nonce)) ??
      (await deps.pages.renderPage(pageRequest(request, deps, nonce)));
    for (const error of page.unexpected ?? []) {
      request.log.error({ err: error, requestId: request.id }, 'unexpected error in a page');
      deps.errors.report(error, { requestId: request.id, accountId: request.visit.account?.id });
    }
    keepCookies(request, reply, page.setCookies ?? []);
    void reply
      .headers(pageHeaders(nonce, sources, request.visit.origin.startsWith('https:')))
      .headers(page.headers)
      .status(page.status);
    if (page.redirectTo !== undefined) return reply.redirect(page.redirectTo, page.status);
    return reply.type('text/html; charset=utf-8').send(page.html ?? '');
  };
  app.get('/*', answer);
  app.post('/*', answer);
}

/** A call of the page may have signed in or out: its session then wins over ours. */
function keepCookies(request: FastifyRequest, reply: FastifyReply, made: readonly string[]): void {
  const isRenewed = made.some((cookie) => /^(__Host-)?session=/.test(cookie));
  if (!isRenewed && request.visit.account === undefined) {
    setCookie(reply, request.visit, { name: 'session', value: request.visit.sessionToken });
  }
  for (const cookie of made) void reply.header('set-cookie', cookie);
}
