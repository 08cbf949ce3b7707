import {
  endpoint,
  pathOf,
  type Endpoint,
  type EndpointShape,
  type Method,
} from '@albumen/contract/endpoint';
import type { CallInput, Reply } from '../api/api.ts';
import { call } from '../api/browser-api.ts';
import { createTurns } from '../turns.ts';
import { backOnline } from './back-online.ts';
import { outboxKey } from './outbox-key.ts';

/** A change that its page has shown already, and the store has still to hear of. */
export interface KeptCall {
  id: string;
  method: Method;
  path: string;
  body?: unknown;
}

export type KeptInput<Shape extends EndpointShape> = CallInput<Shape> & {
  params?: Record<string, string>;
  body?: unknown;
};

const inTurn = createTurns();
let made = 0;
/** The same said twice in a row, as by a field that is left twice, goes once. */
let newest: { inWords: string; reply: Promise<Reply<unknown> | undefined> } | undefined;
let onWaiting: (isWaiting: boolean) => void = () => undefined;

/**
 * Makes a call that may be repeated, and keeps it until it has an answer, also beyond the page: without
 * a network it waits. Calls go one after the other, in their order. Undefined when another tab of this
 * browser had it sent.
 */
export function sendKept<Shape extends EndpointShape>(
  { method, path }: Endpoint<Shape>,
  { params, body }: KeptInput<Shape>,
): Promise<Reply<Shape['reply']> | undefined> {
  const asked = { method, path: pathOf(path, params), ...(body !== undefined && { body }) };
  const inWords = JSON.stringify(asked);
  if (newest?.inWords !== inWords) {
    made += 1;
    const kept = { id: `${performance.timeOrigin}-${made}`, ...asked };
    write([...keptCalls(), kept]);
    const mine = { inWords, reply: enqueue(kept) };
    newest = mine;
    const forget = () => {
      if (newest === mine) newest = undefined;
    };
    void mine.reply.then(forget, forget);
  }
  // The reply is that of the endpoint the call was made from.
  return newest.reply as Promise<Reply<Shape['reply']> | undefined>;
}

/** What an earlier page left, in its order; answers what each of them came to. */
export function resumeKept(): Promise<(Reply<unknown> | undefined)[]> {
  return Promise.all(keptCalls().map(enqueue));
}

/** Oldest first. */
export function keptCalls(): KeptCall[] {
  try {
    // Written below in this shape.
    return JSON.parse(localStorage.getItem(outboxKey) ?? '[]') as KeptCall[];
  } catch {
    return [];
  }
}

/** Is called when calls begin to wait for the network, and when they go again. */
export function watchOutbox(listener: (isWaiting: boolean) => void): void {
  onWaiting = listener;
}

function write(calls: readonly KeptCall[]): void {
  try {
    if (calls.length === 0) localStorage.removeItem(outboxKey);
    else localStorage.setItem(outboxKey, JSON.stringify(calls));
  } catch {
    // Where nothing can be stored, the page itself is what keeps the call.
  }
}

function enqueue(kept: KeptCall): Promise<Reply<unknown> | undefined> {
  const isStored = keptCalls().some(({ id }) => id === kept.id);
  return inTurn(() => deliver(kept, isStored));
}

async function deliver(kept: KeptCall, isStored: boolean): Promise<Reply<unknown> | undefined> {
  for (;;) {
    const reply = await alone(async () => {
      const isSentElsewhere = isStored && !keptCalls().some(({ id }) => id === kept.id);
      if (isSentElsewhere) return undefined;
      const answer = await send(kept);
      if (!isUnanswered(answer)) write(keptCalls().filter(({ id }) => id !== kept.id));
      return answer;
    });
    onWaiting(isUnanswered(reply));
    if (!isUnanswered(reply)) return reply;
    await backOnline();
  }
}

function send({ method, path, body }: KeptCall): Promise<Reply<unknown>> {
  const kept = endpoint<{ body: unknown; reply: unknown }>({
    method,
    path,
    changesState: true,
    isSafeToRepeat: true,
  });
  return call(kept, { body });
}

function isUnanswered(reply: Reply<unknown> | undefined): boolean {
  return reply?.ok === false && reply.problem.code === 'unavailable';
}

/** Two tabs that find the same call send it once. Insecure addresses have no locks. */
function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return 'locks' in navigator ? navigator.locks.request(outboxKey, work) : work();
}
