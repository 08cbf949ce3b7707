import { cookies, headers } from '@albumen/contract/wire-names';
import type { Transport } from '@albumen/contract/transport';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import type { PageRequest, PublicSettings } from './page-renderer.ts';
import { newNonce, pageHeaders, type ContentSources } from './security-headers.ts';
import { guardStateChange } from './state-change-guard.ts';
import { setCookie } from './visit.ts';

const forwardedHeaders = ['accept', 'accept-language', 'user-agent', 'content-type', 'referer'];

/** Hosts the page app: whatever no API route takes is a page. */
export function servePages(app: FastifyInstance, deps: Dependencies): void {
  const sources = contentSources(deps);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') guardStateChange(request, deps.csrf);
    const nonce = newNonce();
    const page = await deps.pages.renderPage(pageRequest(request, deps, nonce));
    setCookie(reply, request.visit, { name: 'session', value: request.visit.sessionToken });
    for (const cookie of page.setCookies ?? []) void reply.header('set-cookie', cookie);
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

function pageRequest(request: FastifyRequest, deps: Dependencies, nonce: string): PageRequest {
  const { visit } = request;
  const kept = forwardedHeaders.flatMap((header) => {
    const value = request.headers[header];
    return typeof value === 'string' ? [[header, value] as const] : [];
  });
  return {
    url: request.url,
    method: request.method,
    headers: Object.fromEntries(kept),
    ...(request.method === 'POST' && { body: formText(request.body) }),
    labBrand: visit.labBrand,
    nonce,
    csrfToken: deps.csrf.tokenFor(visit.sessionToken),
    transport: transportOf(request, deps),
    publicSettings: publicSettings(deps, visit.visitorToken !== undefined),
  };
}

function formText(body: unknown): string {
  return new URLSearchParams(body as Record<string, string>).toString();
}

/** The page's own calls run in process, as the same visitor from the same address. */
function transportOf(request: FastifyRequest, deps: Dependencies): Transport {
  const { visit } = request;
  const jar = new Map(
    Object.entries(request.cookies).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    ),
  );
  const sessionCookie = visit.origin.startsWith('https:')
    ? `__Host-${cookies.session}`
    : cookies.session;
  jar.set(sessionCookie, visit.sessionToken);
  return async (call) => {
    const answer = await request.server.inject({
      method: call.method as 'GET',
      url: call.path,
      remoteAddress: request.ip,
      headers: {
        ...call.headers,
        host: new URL(visit.origin).host,
        'user-agent': request.headers['user-agent'] ?? '',
        cookie: [...jar].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; '),
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

function textHeaders(all: Record<string, unknown>): Record<string, string> {
  const joined = Object.entries(all).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join('\n') : String(value),
  ]);
  return Object.fromEntries(joined) as Record<string, string>;
}

function contentSources({ settings }: Dependencies): ContentSources {
  const store = [settings.S3_ENDPOINT, settings.S3_PUBLIC_URL].flatMap(originsOf);
  const isBotCheckReal = settings.BOT_CHECK_SITE_KEY !== undefined;
  return {
    connect: [
      ...store,
      ...originsOf(settings.SENTRY_BROWSER_DSN),
      ...(settings.SMARTY_WEBSITE_KEY === undefined
        ? []
        : ['https://us-autocomplete-pro.api.smarty.com', 'https://us-street.api.smarty.com']),
    ],
    frame: isBotCheckReal ? ['https://challenges.cloudflare.com'] : [],
    image: store,
  };
}

function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}

function publicSettings({ settings }: Dependencies, hasVisitorCookie: boolean): PublicSettings {
  return {
    errorReportingDsn: settings.SENTRY_BROWSER_DSN ?? null,
    botCheckScript:
      settings.BOT_CHECK_SITE_KEY === undefined
        ? '/stand-in/bot-check/api.js'
        : 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    botCheckSiteKey: settings.BOT_CHECK_SITE_KEY ?? 'stand-in',
    addressServiceUrl: settings.SMARTY_WEBSITE_KEY === undefined ? '/stand-in/addresses' : null,
    addressServiceKey: settings.SMARTY_WEBSITE_KEY ?? 'stand-in',
    hasVisitorCookie,
  };
}
