import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What other guests ask meanwhile, each time over a new connection. */
export interface GuestCall {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Crowded {
  /** Milliseconds to the whole answer, of 95 of 100. */
  p95Ms: number;
  p95AloneMs: number;
  refused: number;
  asked: number;
}

const sockets = 2_000;
const everyMs = 50;
const times = 300;

/** How long others wait while one address holds as many connections as the server takes. */
export async function crowdServer(call: GuestCall): Promise<Crowded> {
  await askOften(call, 40);
  const alone = await askOften(call, 100);
  const { port, host } = call.url;
  const script = join(import.meta.dirname, 'crowd.ts');
  const options = ['--port', port, '--host', host, '--sockets', String(sockets)];
  const crowd = spawn(process.execPath, [script, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(crowd.stdout, 'data');
  const beside = await askOften(call, times);
  crowd.kill('SIGKILL');
  await once(crowd, 'exit');
  const refused = beside.filter((waited) => waited === undefined).length;
  return { p95Ms: p95(beside), p95AloneMs: p95(alone), refused, asked: beside.length };
}

async function askOften(call: GuestCall, count: number): Promise<(number | undefined)[]> {
  const waits: Promise<number | undefined>[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    waits.push(ask(call));
    await sleep(everyMs);
  }
  return Promise.all(waits);
}

/** Undefined when it was not answered with what was asked for. */
async function ask({ url, headers = {}, body }: GuestCall): Promise<number | undefined> {
  const startedAt = performance.now();
  const sending = request(url, {
    agent: false,
    headers,
    method: body === undefined ? 'GET' : 'POST',
    host: '127.0.0.1',
  });
  sending.end(body);
  try {
    const [reply] = await once(sending, 'response');
    reply.resume();
    await once(reply, 'end');
    return reply.statusCode < 400 ? performance.now() - startedAt : undefined;
  } catch {
    return undefined;
  }
}

/** Who is not answered waits for ever. */
function p95(waits: readonly (number | undefined)[]): number {
  const sorted = waits.map((waited) => waited ?? Infinity).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
}
