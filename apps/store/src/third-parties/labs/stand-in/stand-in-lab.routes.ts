import { recordOf } from '@albumen/domain/json-record';
import { randomBytes, randomUUID } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { ImportRequest } from '../order-api/wire.ts';
import { standInLabJob } from './stand-in-lab.jobs.ts';
import { standInCredentials, type Credentials } from './stand-in-credentials.ts';
import * as queries from './stand-in-orders.queries.ts';
import { optionsOf } from './stand-in-options.ts';

/** Per piece; enough to see that a quote has a price. */
const pieceMinor = 250;
const taxPercent = 8;
const shortMs = 2_000;
const longMs = 60_000;

/** A lab's order API for everybody who has none: the same calls, answers and failures. */
export function registerStandInLab(
  app: FastifyInstance,
  {
    prefix,
    deps,
  }: { prefix: string; deps: Pick<Dependencies, 'db' | 'jobs' | 'secrets' | 'clock'> },
): void {
  const { db, jobs, clock } = deps;
  const credentials = standInCredentials(deps.secrets);
  const calls: Record<string, (body: unknown, request: FastifyRequest) => Promise<Answer>> = {
    '/api/OrderImport': async (body) => {
      const order = body as ImportRequest; // what our own adapter sends
      if (optionsOf(order).refuse) return refused('412.02', 'The order breaks a business rule.');
      const confirmationId = randomUUID();
      await queries.insertImport(db, confirmationId, order);
      return done(presentQuote(confirmationId, order));
    },
    '/api/OrderImport/Submit/:id': async (_body, request) => {
      const id = String(recordOf(request.params)['id']);
      const found = await queries.findImport(db, id);
      if (found === undefined) return refused('400.00', 'There is no such order.');
      const isNew = await db
        .transaction()
        .execute((trx) => submit(trx, jobs, { id, order: found.body as ImportRequest })); // kept as it came
      if (!isNew) return refused('412.04', 'The order was submitted already.');
      const Received = clock.now().toISOString();
      return done({ ConfirmationID: id, ConfirmedOrders: 1, Received });
    },
    '/api/callback/create': async (body) => {
      const uri = String(recordOf(body)['callbackUri']);
      const verifier = randomBytes(16).toString('hex');
      await queries.saveCallback(db, { uri, verifier });
      // It may be our own process that receives this, so nobody waits for it.
      const form = new URLSearchParams({ verifier });
      void fetch(uri, { method: 'POST', body: form }).catch(() => undefined);
      return done({});
    },
    '/api/callback/verify': async (body) => {
      const verifier = String(recordOf(body)['verifier']);
      const isKnown = await queries.verifyCallback(db, verifier);
      return isKnown ? done({}) : refused('400.00', 'This was never asked.');
    },
  };

  app.get(`${prefix}/api/AccessToken`, async (request, reply) => {
    const query = recordOf(request.query);
    const isKnown =
      query['consumer_key'] === credentials.key &&
      isSameText(String(query['consumer_secret']), credentials.secret);
    if (!isKnown) return reply.status(401).send({ Message: 'Unknown credentials.' });
    return reply.send({ Token: tokenOf(credentials) });
  });
  for (const [path, answer] of Object.entries(calls)) {
    app.post(prefix + path, async (request, reply) => {
      const bearer = request.headers.authorization ?? '';
      if (!isSameText(bearer, `Bearer ${tokenOf(credentials)}`)) return reply.status(401).send({});
      return send(reply, await answer(request.body, request));
    });
  }
}

async function submit(
  trx: Kysely<Tables>,
  jobs: Jobs,
  { id, order }: { id: string; order: ImportRequest },
): Promise<boolean> {
  if (!(await queries.submitImport(trx, id))) return false;
  const startAfter = { afterMs: optionsOf(order).slow ? longMs : shortMs };
  const data = { confirmationId: id, step: 'process' } as const;
  await jobs.enqueueWith(trx, standInLabJob, { data, startAfter });
  return true;
}

interface Answer {
  status: number;
  body: object;
}

const done = (body: object): Answer => ({ status: 200, body });
const refused = (ErrorNumber: string, Message: string): Answer => ({
  status: ErrorNumber.startsWith('412') ? 412 : 400,
  body: { ErrorNumber, Message },
});

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.status(status).send(body);
}

/** Good as long as the store's secret. */
function tokenOf({ secret }: Credentials): string {
  return secret.slice(0, 20);
}

function presentQuote(ConfirmationID: string, { Orders }: ImportRequest) {
  return {
    ConfirmationID,
    NumberOfOrders: Orders.length,
    Orders: Orders.map(({ SequenceNumber, OrderItems }) => {
      const pieces = OrderItems.reduce((sum, { Quantity }) => sum + Quantity, 0);
      const priceMinor = pieces * pieceMinor;
      const taxMinor = Math.round((priceMinor * taxPercent) / 100);
      return {
        SequenceNumber,
        Price: decimal(priceMinor),
        Tax: decimal(taxMinor),
        Total: decimal(priceMinor + taxMinor),
      };
    }),
  };
}

function decimal(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
