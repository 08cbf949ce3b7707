import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { problem } from '@albumen/contract/problems';
import { FaultList } from './faults.ts';
import { GalleryStore } from './gallery-store.ts';
import { type Answer, hashOf, readJson, reply } from './http-parts.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** One PUT as it arrived, in order. */
export interface ReceivedPut {
  name: string;
  bytes: number;
  isComplete: boolean;
}

/**
 * The Upload API over real HTTP, its galleries in memory, with faults on demand. It keeps hashes of
 * what it receives, not the bytes.
 */
export class UploadServer {
  readonly galleries = new GalleryStore();
  readonly faults = new FaultList();
  readonly puts: ReceivedPut[] = [];
  /** `POST sign`, `PUT storage`, … in order of arrival. */
  readonly calls: string[] = [];
  /** Extra headers of the page, such as a security policy. */
  pageHeaders: Record<string, string> = {};
  /** Most bodies in flight at once. */
  busiest = 0;
  isSignedIn = true;
  #generation = 1;
  #inFlight = 0;
  readonly #http: Server;
  readonly #page: string;

  private constructor(page: string) {
    this.#page = page;
    this.#http = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        if (!request.destroyed) reply(response, { status: 500, body: { error: String(error) } });
      });
    });
  }

  /** As many PUTs wait until the answer is called. */
  holdPuts(times: number): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.faults.add('PUT storage', { kind: 'wait', until: promise }, { times });
    return resolve;
  }

  /** Serves the built page of this folder and the API on a free port of the loopback. */
  static async start(page: string): Promise<UploadServer> {
    const server = new UploadServer(page);
    await new Promise<void>((resolve) => {
      server.#http.listen(0, '127.0.0.1', resolve);
    });
    return server;
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port; // a TCP server that listens
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** The names of everything that was sent whole, in order. */
  get sentNames(): string[] {
    return this.puts.filter((put) => put.isComplete).map((put) => put.name);
  }

  /** Every token handed out so far is refused from now on. */
  expireTokens(): void {
    this.#generation += 1;
  }

  async stop(): Promise<void> {
    this.#http.closeAllConnections();
    await new Promise((resolve) => {
      this.#http.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.url);
    const call = callOf(request.method ?? 'GET', pathname);
    if (call === null) return this.#sendPage(pathname, response);
    this.calls.push(call);
    const fault = this.faults.take(call);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'drop') return void request.socket.destroy();
    if (fault?.kind === 'wait') await fault.until;
    if (fault?.kind === 'status') {
      request.resume();
      return reply(response, fault);
    }
    const cutAfterBytes = fault?.kind === 'cut' ? fault.afterBytes : Infinity;
    const answer =
      call === 'PUT storage'
        ? await this.#receive(request, cutAfterBytes)
        : await this.#call(call, pathname, request);
    if (fault?.kind === 'lost' || answer === null) request.socket.destroy();
    else reply(response, answer);
  }

  async #call(call: string, pathname: string, request: IncomingMessage): Promise<Answer> {
    if (call === 'GET health') return { status: 200, body: { status: 'ok', checks: {} } };
    if (call === 'POST renew') return this.#renew();
    if (!this.#isAuthorized(request)) return { status: 401, body: problem('uploadTokenInvalid') };
    const body = request.method === 'POST' ? await readJson(request) : {};
    return this.galleries.answer(call, pathname, body);
  }

  /** Reads a body while hashing it, and keeps it only when it is whole; null when it broke off. */
  async #receive(request: IncomingMessage, cutAfterBytes: number): Promise<Answer | null> {
    const key = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
    const put: ReceivedPut = { name: this.galleries.nameOf(key), bytes: 0, isComplete: false };
    this.puts.push(put);
    this.#inFlight += 1;
    this.busiest = Math.max(this.busiest, this.#inFlight);
    request.on('data', (chunk: Buffer) => {
      put.bytes += chunk.length;
      if (put.bytes > cutAfterBytes) request.socket.destroy();
    });
    const hashes = await hashOf(request).catch(() => null);
    this.#inFlight -= 1;
    if (hashes === null) return null;
    put.isComplete = true;
    return { status: this.galleries.store(key, hashes, request.headers['content-md5']) };
  }

  #renew(): Answer {
    if (!this.isSignedIn) return { status: 401 };
    return { status: 200, headers: { 'set-cookie': this.#cookie() } };
  }

  #cookie(): string {
    return `pJwt=token-${this.#generation}-${Math.random().toString(36).slice(2)}; Path=/`;
  }

  #isAuthorized(request: IncomingMessage): boolean {
    const token = request.headers.authorization ?? '';
    return this.isSignedIn && token.startsWith(`Bearer token-${this.#generation}-`);
  }

  async #sendPage(pathname: string, response: ServerResponse): Promise<void> {
    const path = pathname === '/' ? '/index.html' : normalize(pathname);
    const bytes = await readFile(join(this.#page, path)).catch(() => null);
    if (bytes === null) return reply(response, { status: 404 });
    const type = types[extname(path)] ?? 'application/octet-stream';
    const isPage = type === 'text/html';
    response.shouldKeepAlive = false;
    response.writeHead(200, {
      'content-type': type,
      ...(isPage ? { ...this.pageHeaders, 'set-cookie': this.#cookie() } : {}),
    });
    response.end(bytes);
  }
}

/** The call of a path, null for everything that belongs to the page. */
function callOf(method: string, pathname: string): string | null {
  if (pathname === '/health') return 'GET health';
  if (pathname === '/renew') return 'POST renew';
  if (pathname.startsWith('/storage/')) return 'PUT storage';
  if (!pathname.startsWith('/api/v1/')) return null;
  return `${method} ${pathname.split('/').at(-1)}`;
}
