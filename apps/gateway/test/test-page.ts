/** A merchant's page as far as the wire is concerned: what its SDK would send. */
export interface TestPage {
  get: (path: string, query?: Record<string, string>) => Promise<PageReply>;
  post: (path: string, body?: object) => Promise<PageReply>;
  graphQL: (query: string, variables?: object) => Promise<PageReply>;
}

export interface PageReply {
  status: number;
  headers: Headers;
  // Answers are looked at by matchers only.
  body: Record<string, never>;
}

export interface PageOptions {
  /** The gateway's origin. */
  gateway: string;
  merchantId?: string;
  authorization: { tokenizationKey: string } | { authorizationFingerprint: string };
  /** The page's own origin. */
  origin?: string;
}

export const demoKey = { tokenizationKey: 'sandbox_k3y_albumen_sandbox' };

interface PageRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function openPage(options: PageOptions): TestPage {
  const { gateway, merchantId = 'albumen_sandbox', authorization, origin } = options;
  const headers = {
    'content-type': 'application/json',
    ...(origin !== undefined && { origin }),
  };
  const send = async (url: string, init: PageRequest = {}): Promise<PageReply> => {
    const reply = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
    const text = await reply.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, never>;
    return { status: reply.status, headers: reply.headers, body };
  };
  const base = `${gateway}/merchants/${merchantId}`;
  const bearer = Object.values(authorization)[0];
  return {
    get: (path, query = {}) =>
      send(`${base}${path}?${new URLSearchParams({ ...authorization, ...query }).toString()}`),
    post: (path, body = {}) =>
      send(base + path, { method: 'POST', body: JSON.stringify({ ...authorization, ...body }) }),
    graphQL: (query, variables = {}) =>
      send(`${gateway}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'braintree-version': '2018-05-10' },
        body: JSON.stringify({ query, variables }),
      }),
  };
}
