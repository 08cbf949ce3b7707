import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

export interface ExactRequest {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

const bodyless = new Set([204, 304]);

/** `fetch` that sends the headers it is given and no others: Node's own sets `Sec-Fetch-Mode`. */
export function exactFetch(url: URL, { method = 'GET', headers, body }: ExactRequest) {
  const { port, host, pathname, search } = url;
  return new Promise<Response>((resolve, reject) => {
    const sending = request(
      { host: '127.0.0.1', port, method, path: pathname + search, headers: { ...headers, host } },
      (reply) => resolve(responseOf(reply)),
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

function responseOf(reply: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = reply.statusCode ?? 0;
  // Node declares two kinds of web streams that are one at run time.
  const body = bodyless.has(status) ? null : (Readable.toWeb(reply) as ReadableStream);
  return new Response(body, { status, headers });
}
