import type { LabBrand } from '@albumen/contract/brands';
import { pathOf, type Endpoint, type EndpointShape } from '@albumen/contract/endpoint';
import { headers as wireHeaders } from '@albumen/contract/wire-names';
import type { APIRequestContext, APIResponse } from '@playwright/test';

export interface CallInput<Shape extends EndpointShape> {
  params?: Shape['params'];
  query?: Shape['query'];
  body?: Shape['body'];
  headers?: Record<string, string>;
}

/** Calls the store as a script of its own pages does, with the cookies of a browser. */
export interface PageClient {
  labBrand: LabBrand;
  origin: string;
  /** The reply's value. Throws, with what the store said, when it is not good. */
  call: <Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    input?: CallInput<Shape>,
  ) => Promise<Shape['reply']>;
  /** The answer as it is, whatever its status. */
  send: <Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    input?: CallInput<Shape>,
  ) => Promise<APIResponse>;
}

interface Where {
  labBrand: LabBrand;
  origin: string;
}

export function createPageClient(request: APIRequestContext, where: Where): PageClient {
  const { origin } = where;
  let csrfToken: string | undefined;

  const send: PageClient['send'] = async (endpoint, input = {}) => {
    csrfToken ??= await readCsrfToken(request, origin);
    const response = await request.fetch(
      origin + pathOf(endpoint.path, input.params, input.query),
      {
        method: endpoint.method,
        maxRedirects: 0,
        headers: { ...scriptHeaders(csrfToken, origin), ...input.headers },
        ...(input.body !== undefined && { data: JSON.stringify(input.body) }),
      },
    );
    // Signing in and out renew the session, and with it the token.
    csrfToken = response.headers()[wireHeaders.csrfToken] ?? csrfToken;
    return response;
  };

  return {
    ...where,
    send,
    async call(endpoint, input) {
      const response = await send(endpoint, input);
      const text = await response.text();
      if (!response.ok()) {
        throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status()} ${text}`);
      }
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

function scriptHeaders(csrfToken: string, origin: string): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    origin,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    [wireHeaders.csrfToken]: csrfToken,
  };
}

/** Every page carries the token of its session for the scripts that it brings. */
async function readCsrfToken(request: APIRequestContext, origin: string): Promise<string> {
  const page = await request.get(`${origin}/terms`);
  const found = /"csrfToken":"([^"]+)"/.exec(await page.text());
  if (!found?.[1]) throw new Error(`no CSRF token in ${origin}/terms (${page.status()})`);
  return found[1];
}
