import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

/** A request that came to one of the provider's names. */
export interface SeenRequest {
  method: string;
  host: string;
  /** With its query. */
  url: string;
  contentType: string | undefined;
  body: string;
}

/** Instead of the gateway's answer; `silence` lets the browser wait. */
export type OwnAnswer =
  | { status?: number; type?: string; body: string }
  | 'silence'
  | 'broken line';

/** An answer of the test's own, or undefined for the gateway's. */
export type LookAtRequest = (
  request: SeenRequest,
) => OwnAnswer | undefined | Promise<OwnAnswer | undefined>;

/** The provider's names in a browser, answered by one gateway on this computer. */
export interface ProviderHosts extends AsyncDisposable {
  /** Chromium's arguments by which the names lead here. */
  browserArgs: readonly string[];
  /** Every request since it was emptied. */
  seen: SeenRequest[];
  /**
   * Looks at each request first; undefined leaves it to the gateway, a promise lets it wait. What is asked from
   * then on comes on new lines: a browser repeats a call that broke on each line that it had used before.
   */
  answer: LookAtRequest | undefined;
}

const gatewayHosts = /\.(braintreegateway|braintree-api|cardinalcommerce)\.com$/;
const domains = ['braintreegateway.com', 'braintree-api.com', 'cardinalcommerce.com', 'paypal.com'];

/** One HTTPS listener; what is not the gateway's, such as PayPal's script, is an empty script. */
export async function openProviderHosts(gatewayOrigin: string): Promise<ProviderHosts> {
  const { fingerprint, ...certificate } = makeCertificate();
  const server = createServer(certificate, (request, reply) => void take(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  // Browsers keep nothing in their cache that came with an error of its certificate.
  const trust = `--ignore-certificate-errors-spki-list=${fingerprint}`;
  const rules = domains.map((domain) => `MAP *.${domain}:443 127.0.0.1:${port}`).join(', ');
  let look: LookAtRequest | undefined;
  const hosts: ProviderHosts = {
    browserArgs: [`--host-resolver-rules=${rules}`, trust],
    seen: [],
    get answer() {
      return look;
    },
    set answer(next) {
      look = next;
      server.closeIdleConnections();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hosts;

  async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const seen = await read(request);
    if (seen.method !== 'OPTIONS') hosts.seen.push(seen);
    const own = seen.method === 'OPTIONS' ? undefined : await hosts.answer?.(seen);
    if (own === 'silence') return;
    if (own === 'broken line') request.socket.destroy();
    else if (own) answerWith(reply, own);
    else if (gatewayHosts.test(seen.host)) pass(seen, request, reply);
    else answerWith(reply, { type: 'text/javascript', body: '' });
  }

  function pass(seen: SeenRequest, request: IncomingMessage, reply: ServerResponse): void {
    const options = { method: seen.method, headers: { ...request.headers, host: seen.host } };
    const onward = ask(new URL(seen.url, gatewayOrigin), options, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.socket?.destroy());
    onward.end(seen.body);
  }
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set
  const { method = '', url = '', headers } = request;
  const [host = ''] = (headers.host ?? '').split(':');
  const body = Buffer.concat(parts).toString();
  return { method, host, url, contentType: headers['content-type'], body };
}

function answerWith(reply: ServerResponse, own: Exclude<OwnAnswer, string>): void {
  const { status = 200, type = 'application/json', body } = own;
  reply.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}
