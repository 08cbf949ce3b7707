import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageReply } from '@albumen/contract/pages';
import type { Dependencies } from '../dependencies.ts';
import { createKeptPages, type FindSharedGallery, type KeptPage } from './kept-pages.ts';
import { pageRequest } from './page-request.ts';
import { contentSources } from './public-config.ts';
import { acceptsGzip } from './versioned-text.ts';
import { newNonce, openerHeaders, pageHeaders } from './security-headers.ts';
import { guardStateChange } from './state-change-guard.ts';
import { setCookie } from './visit.ts';

/** Hosts the page app: whatever no API route takes is a page. */
export async function servePages(
  app: FastifyInstance,
  deps: Dependencies,
  findSharedGallery: FindSharedGallery,
): Promise<void> {
  const sources = contentSources(deps.settings, await deps.files.origins());
  const keptPages = createKeptPages(deps, findSharedGallery);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') guardStateChange(request, deps.csrf);
    const nonce = newNonce();
    const kept = await keptPages.find(request, nonce);
    const page: PageReply =
      kept === undefined
        ? await deps.pages.renderPage(pageRequest(request, deps, nonce))
        : { status: 200, headers: {} };
    for (const error of page.unexpected ?? []) {
      request.log.error({ err: error, requestId: request.id }, 'unexpected error in a page');
      deps.errors.report(error, { requestId: request.id, accountId: request.visit.account?.id });
    }
    keepCookies(request, reply, page.setCookies ?? []);
    void reply
      .headers(pageHeaders(nonce, sources, request.visit.origin.startsWith('https:')))
      // A page that shows nothing of who looks has nothing to keep from its opener.
      .headers(kept === undefined ? openerHeaders : {})
      .headers(page.headers)
      .status(page.status);
    if (page.redirectTo !== undefined) return reply.redirect(page.redirectTo, page.status);
    void reply.type('text/html; charset=utf-8');
    // Nothing of what a visitor sends is in a kept page, so its length reveals nothing.
    return kept === undefined ? reply.send(page.html ?? '') : sendSmall(request, reply, kept);
  };
  app.get('/*', answer);
  app.post('/*', answer);
}

function sendSmall(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  void reply.header('vary', 'Accept-Encoding');
  if (!acceptsGzip(request)) return reply.send(page.html());
  return reply.header('content-encoding', 'gzip').send(page.gzipped());
}

/** A call of the page may have signed in or out: its session then wins over ours. */
function keepCookies(request: FastifyRequest, reply: FastifyReply, made: readonly string[]): void {
  const isRenewed = made.some((cookie) => /^(__Host-|__Secure-)?session=/.test(cookie));
  if (!isRenewed && request.visit.account === undefined) {
    setCookie(reply, request.visit, { name: 'session', value: request.visit.sessionToken });
  }
  for (const cookie of made) void reply.header('set-cookie', cookie);
}
