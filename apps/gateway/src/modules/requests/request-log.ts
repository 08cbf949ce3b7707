import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notesOf } from '../../http/request-notes.ts';
import { maskSecrets } from './mask.ts';
import { insertRequests, type NewLoggedRequest } from './requests.queries.ts';

/** What merchants asked and were answered, for their console. A crash may lose the last of it. */
export interface RequestLog {
  /** Makes everything noted so far readable. */
  flush(): Promise<void>;
}

const flushMs = 250;
const maxWaiting = 2_000;

/** Notes every request of a known merchant once it is answered, masked, and writes in batches. */
export function logRequests(
  app: FastifyInstance,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): RequestLog {
  const batch = createBatch(db, (error) => app.log.error({ err: error }, 'request log'));
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string') notesOf(request).answerBody = payload;
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const merchantId = notesOf(request).merchantId ?? merchantInPath(request.url);
    const isTraffic = request.method !== 'OPTIONS' && notesOf(request).isUnlogged !== true;
    if (merchantId === undefined || !isTraffic) return;
    batch.add({
      ...rowOf(request, merchantId),
      at: clock.now(),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
  });
  app.addHook('onClose', () => batch.flush());
  return { flush: batch.flush };
}

function createBatch(db: Kysely<Tables>, onError: (error: unknown) => void) {
  let waiting: NewLoggedRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = async (rows: readonly NewLoggedRequest[]) => {
    if (rows.length > 0) await insertRequests(db, rows);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    writing = writing.then(() => write(rows)).catch(onError);
    return writing;
  };
  return {
    flush,
    add(row: NewLoggedRequest) {
      if (waiting.length < maxWaiting) waiting.push(row);
      timer ??= setTimeout(() => void flush(), flushMs).unref();
    },
  };
}

function merchantInPath(url: string): string | undefined {
  return /^\/merchants\/([a-z0-9_]{1,64})\//.exec(url)?.[1];
}

function rowOf(
  request: FastifyRequest,
  merchantId: string,
): Omit<NewLoggedRequest, 'at' | 'status' | 'durationMs'> {
  const { merchantId: identified, operation, answerBody } = notesOf(request);
  // Of somebody who has shown no authorization nothing is kept but that they were there.
  const body = identified === undefined ? undefined : JSON.stringify(request.body);
  return {
    merchantId,
    method: request.method,
    path: request.url.split('?', 1)[0] ?? '',
    operation: operation ?? null,
    origin: request.headers.origin ?? null,
    sessionId: sessionIn(request),
    requestBody: body === undefined ? null : maskSecrets(body),
    answerBody: answerBody === undefined ? null : maskSecrets(answerBody),
  };
}

/** The browser SDK's own id of a page view, in one of the places where it puts it. */
function sessionIn({ body, query }: FastifyRequest): string | null {
  const text = JSON.stringify([body ?? null, query ?? null]);
  return /"(?:_meta\[)?sessionId\]?":"([\w-]{1,64})"/.exec(text)?.[1] ?? null;
}
