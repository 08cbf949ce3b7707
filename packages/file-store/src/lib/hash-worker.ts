import { parentPort } from 'node:worker_threads';
import { Hashing } from '../digest.ts';
import type { HashAnswer, HashOrder } from './hash-thread.ts';

/** The thread's side of `hash-thread.ts`: one hashing for each body that is on its way. */
const bodies = new Map<number, Hashing>();

function hashingOf(body: number): Hashing {
  const known = bodies.get(body) ?? new Hashing();
  bodies.set(body, known);
  return known;
}

function obey({ body, order, bytes }: HashOrder): HashAnswer {
  if (order === 'update' && bytes !== undefined) hashingOf(body).update(bytes);
  const digest = order === 'finish' ? hashingOf(body).finish() : undefined;
  if (order !== 'update') bodies.delete(body);
  return { body, ...(digest && { digest }) };
}

parentPort?.on('message', (message: HashOrder) => parentPort?.postMessage(obey(message)));
