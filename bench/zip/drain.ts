import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type OutgoingHttpHeaders } from 'node:http';

export interface Drained {
  bytes: number;
  tookMs: number;
}

interface Order {
  url: string;
  headers: OutgoingHttpHeaders;
}

/** Downloads an address to nowhere, in a process of its own. */
export async function drain(url: string, headers: OutgoingHttpHeaders = {}): Promise<Drained> {
  const child = fork(import.meta.filename, ['--drain']);
  child.send({ url, headers } satisfies Order);
  const [drained] = (await once(child, 'message')) as [Drained | { failed: string }]; // see below
  await once(child, 'exit');
  if ('failed' in drained) throw new Error(drained.failed);
  return drained;
}

function download({ url, headers }: Order): Promise<Drained> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let bytes = 0;
    get(url, { headers }, (reply) => {
      if (reply.statusCode !== 200 && reply.statusCode !== 206)
        reject(new Error(`${url}: ${reply.statusCode}`));
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.once('error', reject);
      reply.once('end', () => resolve({ bytes, tookMs: performance.now() - startedAt }));
    }).once('error', reject);
  });
}

if (process.argv.includes('--drain')) {
  process.once('message', (order: Order) => {
    download(order)
      .catch((error: unknown) => ({ failed: String(error) }))
      .then((answer) => process.send?.(answer, () => process.disconnect?.()))
      .catch(() => process.exit(1));
  });
}
