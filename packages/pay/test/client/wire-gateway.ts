import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it arrived. */
export interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** What one call is answered with: status and JSON, nothing ever, or a broken line. */
export type PlannedAnswer = { status: number; body: unknown } | 'silence' | 'broken line';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, authorization, braintree-version',
  'access-control-allow-methods': 'GET, POST, PUT',
};

/** A gateway that speaks the wire over real HTTP and answers as each test plans. */
export class WireGateway {
  readonly calls: SeenCall[] = [];
  /** Further members of the configuration, REST form. */
  configuration: Record<string, unknown> = {};
  /** Further members of `clientConfiguration`. */
  graphQLConfiguration: Record<string, unknown> = {};
  readonly #planned = new Map<string, PlannedAnswer[]>();
  readonly #files = new Map<string, string>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<WireGateway> {
    const gateway = new WireGateway();
    gateway.#server.listen(0, '127.0.0.1');
    await once(gateway.#server, 'listening');
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Plans what the next calls of a path (its last part is enough) are answered with. */
  plan(ending: string, ...answers: PlannedAnswer[]): void {
    this.#planned.set(ending, answers);
  }

  /** Serves a text at a path. */
  serve(path: string, text: string): void {
    this.#files.set(path, text);
  }

  /** Forgets calls and plans of the test before. */
  reset(): void {
    this.calls.length = 0;
    this.#planned.clear();
    this.configuration = {};
    this.graphQLConfiguration = {};
  }

  /** Calls of a path, analytics left out. */
  callsTo(ending: string): SeenCall[] {
    return this.calls.filter(({ path }) => path.endsWith(ending));
  }

  restConfiguration(): Record<string, unknown> {
    return {
      environment: 'sandbox',
      merchantId: 'shop',
      clientApiUrl: `${this.url}/merchants/shop/client_api`,
      assetsUrl: this.url,
      analytics: { url: `${this.url}/analytics` },
      challenges: ['cvv'],
      creditCards: { supportedCardTypes: ['Visa'] },
      ...this.configuration,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const file = this.#files.get(pathname);
    if (file !== undefined) {
      response.writeHead(200, { ...cors, 'content-type': typeOf(pathname) }).end(file);
      return;
    }
    this.calls.push({
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: await readBody(request),
    });
    const planned = this.#next(pathname) ?? this.#usual(pathname);
    if (planned === 'silence') return;
    if (planned === 'broken line') return void request.socket.destroy();
    response.writeHead(planned.status, { ...cors, 'content-type': 'application/json' });
    response.end(JSON.stringify(planned.body));
  }

  #next(path: string): PlannedAnswer | undefined {
    for (const [ending, answers] of this.#planned) {
      if (path.endsWith(ending)) return answers.shift();
    }
    return undefined;
  }

  #usual(path: string): PlannedAnswer {
    if (path.endsWith('/configuration')) return { status: 200, body: this.restConfiguration() };
    if (path === '/graphql') return { status: 200, body: this.#graphQL() };
    return { status: 200, body: { done: true } };
  }

  #graphQL(): unknown {
    const clientConfiguration = {
      environment: 'SANDBOX',
      merchantId: 'shop',
      clientApiUrl: `${this.url}/merchants/shop/client_api`,
      assetsUrl: this.url,
      analyticsUrl: `${this.url}/analytics`,
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
      creditCard: { supportedCardBrands: ['VISA', 'MASTERCARD', 'NEW_BRAND'], challenges: ['CVV'] },
      ...this.graphQLConfiguration,
    };
    return { data: { clientConfiguration } };
  }
}

function typeOf(path: string): string {
  return path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
