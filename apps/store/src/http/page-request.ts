import { textsOf } from '@albumen/domain/json-record';
import { cookies, headers } from '@albumen/contract/wire-names';
import type { PageRequest } from '@albumen/contract/pages';
import type { Transport } from '@albumen/contract/transport';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { nameOfCookie } from './visit.ts';
import { publicConfig } from './public-config.ts';

const forwardedHeaders = ['accept', 'accept-language', 'content-type'];

/** A page's content alone: for a side panel, or for a script that carries our token. */
export function asksForPart({ method, headers: given }: FastifyRequest): boolean {
  const isByScript = method === 'GET' && given[headers.csrfToken] !== undefined;
  return isByScript || given[headers.pageType] === 'Partial';
}

/** What the page app needs to know for one page, as this visitor. */
export function pageRequest(
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
    headers: {
      ...Object.fromEntries(kept),
      ...(asksForPart(request) && { [headers.pageType]: 'Partial' }),
    },
    ...(request.method === 'POST' && { body: formText(request.body) }),
    brand: visit.labBrand,
    requestId: request.id,
    nonce,
    csrfToken: deps.csrf.tokenFor(visit.sessionToken),
    transport: transportOf(request, deps),
    publicConfig: publicConfig(deps.settings, visit),
  };
}

/** The guard has read the form, whose fields are texts; the page app reads it again as a form. */
function formText(body: unknown): string {
  return new URLSearchParams(textsOf(body)).toString();
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
  const jar = { ...given, [nameOfCookie(cookies.session, visit)]: visit.sessionToken };
  return Object.entries(jar)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('; ');
}

function textHeaders(all: Record<string, unknown>): Record<string, string> {
  const joined = Object.entries(all).map(
    ([key, value]) => [key, Array.isArray(value) ? value.join('\n') : String(value)] as const,
  );
  return Object.fromEntries(joined);
}
