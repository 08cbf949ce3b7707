import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../http/refusal.ts';
import { notesOf } from '../../http/request-notes.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { storedFault, strike, type Fault } from './fault.ts';
import { lockFaults, updateFaults } from './faults.queries.ts';

/** The time that the first bytes have to get on their way. */
const cutOffAfterMs = 50;

/** Faults that strike when the answer is ready. */
const atTheEnd = new WeakMap<FastifyRequest, Fault>();

/**
 * Lets the sandbox be as slow and as broken as its merchant has ordered. To be called as soon as the
 * merchant is known; may throw instead of returning.
 */
export async function disturb(
  deps: Pick<Dependencies, 'db' | 'settings'>,
  request: FastifyRequest,
  merchant: Merchant,
): Promise<void> {
  notesOf(request).merchantId = merchant.id;
  if (!deps.settings.GATEWAY_SANDBOX) return;
  if (merchant.latencyMs > 0) await sleep(merchant.latencyMs);
  const fault = await takeFault(deps, request, merchant);
  if (!fault) return;
  if (fault.kind !== 'delay') atTheEnd.set(request, fault);
  if (fault.kind === 'delay' && fault.when === 'before') await sleep(fault.delayMs);
  if (fault.kind === 'delay' && fault.when === 'after') atTheEnd.set(request, fault);
  if (fault.kind !== 'delay' && fault.when === 'before') throw refusalOf(fault);
}

async function takeFault(
  { db }: Pick<Dependencies, 'db'>,
  request: FastifyRequest,
  merchant: Merchant,
): Promise<Fault | undefined> {
  if (merchant.faults.length === 0) return undefined;
  const operation = operationOf(request);
  return db.transaction().execute(async (trx) => {
    const faults = storedFault.array().parse(await lockFaults(trx, merchant.id));
    const struck = strike(faults, operation);
    if (struck) await updateFaults(trx, merchant.id, struck.rest);
    return struck?.fault;
  });
}

/** `METHOD path` from below the merchant on, or `graphql Name`. */
function operationOf(request: FastifyRequest): string {
  const { operation } = notesOf(request);
  if (operation !== undefined) return `graphql ${operation}`;
  const [path = ''] = request.url.split('?', 1);
  return `${request.method} ${path.replace(/^\/merchants\/[^/]+\//, '')}`;
}

function refusalOf({ kind, status, errorClass }: Fault): Refusal {
  const options = kind === 'graphqlError' ? { errorClass } : {};
  return new Refusal(status, 'This failure was ordered from the sandbox.', options);
}

/** Faults that strike when the answer is ready: it gets lost, late or another one. */
export function applyFaults(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = atTheEnd.get(request);
    if (!fault) return payload;
    if (fault.kind === 'disconnect') request.raw.socket.destroy();
    if (fault.kind === 'delay') await sleep(fault.delayMs);
    if (fault.kind === 'cutOff') return Readable.from(cutOff(request, payload));
    return fault.kind === 'status' ? withStatus(reply, fault) : payload;
  });
}

/** The first bytes of an answer, and then the line breaks. */
async function* cutOff({ raw }: FastifyRequest, payload: unknown): AsyncGenerator<string> {
  yield typeof payload === 'string' ? payload.slice(0, 1) : '{';
  await sleep(cutOffAfterMs);
  raw.socket.destroy();
}

/** The body has the shape of the client API; a server's SDK looks at the status alone. */
function withStatus(reply: FastifyReply, { status }: Fault): string {
  void reply.status(status).type('application/json').removeHeader('content-length');
  return JSON.stringify({ error: { message: 'This failure was ordered from the sandbox.' } });
}
