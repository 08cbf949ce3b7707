import { cookies, headers } from '@albumen/contract/wire-names';
import type { PageRequest } from '@albumen/contract/pages';
import type { Transport } from '@albumen/contract/transport';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { contentSources, publicConfig } from './public-config.ts';
import { newNonce, pageHeaders } from './security-headers.ts';
import { guardStateChange } from './state-change-guard.ts';
import { setCookie } from './visit.ts';

const forwardedHeaders = ['accept', 'accept-language', 'content-type', headers.pageType];

/** Hosts the page app: whatever no API route takes is a page. */
export function servePages(app: FastifyInstance, deps: Dependencies): void {
  const sources = contentSources(deps.settings);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') guardStateChange(request, deps.csrf);
    const nonce = newNonce();
    const page = await deps.pages.renderPage(pageRequest(request, deps, nonce));
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

function pageRequest(
  request: FastifyRequest,
  deps: Dependencies,
  nonce: string,
): Omit<PageRequest, 'assets'> {
  const { visit } = request;
  const kept = forwardedHeaders.flatMap((header) => {
    const value = request.headers[header];
    return typeof value === 'string' ? [[header, value] as const] : [];
  });
  return {
    url: visit.origin + request.url,
    method: request.method,
    headers: Object.fromEntries(kept),
    ...(request.method === 'POST' && { body: formText(request.body) }),
    brand: visit.labBrand,
    nonce,
    csrfToken: deps.csrf.tokenFor(visit.sessionToken),
    transport: transportOf(request, deps),
    publicConfig: publicConfig(deps.settings, visit.origin),
  };
}

/** The guard has read the form; the page app reads it again as a form. */
function formText(body: unknown): string {
  return new URLSearchParams(body as Record<string, string>).toString();
}

/** The page's own calls run in process, as the same visitor from the same address. */
function transportOf(request: FastifyRequest, deps: Dependencies): Transport {
  const { visit } = request;
  const cookie = cookieHeader(request);
  return async (call) => {
    const answer = await request.server.inject({
      method: call.method as 'GET',
      url: call.path,
      remoteAddress: request.ip,
      headers: {
        ...call.headers,
        host: new URL(visit.origin).host,
        'user-agent': request.headers['user-agent'] ?? '',
        cookie,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        'sec-fetch-dest': 'empty',
        [headers.csrfToken]: deps.csrf.tokenFor(visit.sessionToken),
      },
      ...(call.body !== undefined && { payload: call.body }),
    });
    return { status: answer.statusCode, headers: textHeaders(answer.headers), body: answer.body };
  };
}

function cookieHeader({ visit, cookies: given }: FastifyRequest): string {
  const prefix = visit.origin.startsWith('https:') ? '__Host-' : '';
  const jar = { ...given, [prefix + cookies.session]: visit.sessionToken };
  return Object.entries(jar)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('; ');
}

function textHeaders(all: Record<string, unknown>): Record<string, string> {
  const joined = Object.entries(all).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join('\n') : String(value),
  ]);
  return Object.fromEntries(joined) as Record<string, string>;
}
