import { parentPort } from 'node:worker_threads';
import { Hashing } from '../digest.ts';
import type { HashAnswer, HashOrder } from './hash-thread.ts';

/** The thread's side of `hash-thread.ts`: one hashing for each body that is on its way. */
const bodies = new Map<number, Hashing>();

function hashingOf({ body, hasMd5 }: HashOrder): Hashing {
  const known = bodies.get(body) ?? new Hashing({ hasMd5 });
  bodies.set(body, known);
  return known;
}

function handle(message: HashOrder): HashAnswer {
  const { body, order, parts = [] } = message;
  for (const part of parts) {
    hashingOf(message).update(part);
    // Left to the collector, a few photos would make it go through the whole heap.
    part.buffer.transfer(0);
  }
  const digest = order === 'finish' ? hashingOf(message).finish() : undefined;
  if (order !== 'update') bodies.delete(body);
  return { body, ...(digest && { digest }) };
}

parentPort?.on('message', (message: HashOrder) => parentPort?.postMessage(handle(message)));
