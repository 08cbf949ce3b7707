import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { addMerchantScope } from '../authorizations/merchant-scope.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refusal.ts';
import {
  addApiKey,
  addMerchant,
  addOrigin,
  addTokenizationKey,
  listKeys,
  removeOrigin,
  revokeApiKey,
  revokeTokenizationKey,
} from '../merchants/merchant-tools.service.ts';
import { merchantOrder } from '../merchants/merchant-seed.ts';
import { allowedOrigins, type Merchant } from '../merchants/merchants.service.ts';
import { addConsoleTransactions } from '../transactions/console-transactions.routes.ts';
import { addConsoleWebhooks } from '../webhooks/console-webhooks.routes.ts';
import { listLoggedRequests } from '../requests/requests.service.ts';

const page = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const origin = z.strictObject({
  origin: z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'must be a scheme, a host and maybe a port',
    ),
});

const key = z.strictObject({ key: z.string().min(1).max(200) });

/** What a merchant manages and looks back on: keys, origins, requests, transactions, webhooks. */
export async function addConsole(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { db } = deps;
  const add = (scope: FastifyInstance, merchantOf: (request: FastifyRequest) => Merchant) => {
    scope.get('/requests', async (request) => ({
      requests: await listLoggedRequests(db, merchantOf(request).id, readBody(page, request.query)),
    }));
    scope.get('/origins', async (request) => ({
      origins: await allowedOrigins(db, merchantOf(request).id),
      isLoopbackAllowed: deps.settings.GATEWAY_SANDBOX,
    }));
    scope.post('/origins', async (request, reply) => {
      const added = readBody(origin, request.body);
      await addOrigin(db, merchantOf(request).id, added.origin);
      return reply.status(201).send(added);
    });
    scope.delete('/origins', async (request) => {
      const removed = readBody(origin, request.body);
      await removeOrigin(db, merchantOf(request).id, removed.origin);
      return removed;
    });
    scope.get('/keys', async (request) => listKeys(db, merchantOf(request).id));
    scope.post('/merchants', async (request, reply) => {
      if (!deps.settings.GATEWAY_SANDBOX) refuse(403, 'Only a sandbox makes merchants.');
      const made = await addMerchant(deps, readBody(merchantOrder, request.body));
      return made
        ? reply.status(201).send(made)
        : refuse(409, 'The id or the public key is another merchant’s.');
    });
    scope.post('/keys/api', async (request, reply) =>
      reply.status(201).send(await addApiKey(deps, merchantOf(request).id)),
    );
    scope.post('/keys/tokenization', async (request, reply) =>
      reply.status(201).send(await addTokenizationKey(db, merchantOf(request).id)),
    );
    scope.delete('/keys/api', async (request) => {
      const revoked = readBody(key, request.body);
      const outcome = await revokeApiKey(deps, merchantOf(request).id, revoked.key);
      if (outcome === 'last')
        refuse(409, 'The last API key cannot be revoked: make another first.');
      if (outcome === 'unknown') refuse(404, 'There is no such key.');
      return revoked;
    });
    scope.delete('/keys/tokenization', async (request) => {
      const revoked = readBody(key, request.body);
      const isKnown = await revokeTokenizationKey(deps, merchantOf(request).id, revoked.key);
      if (!isKnown) refuse(404, 'There is no such key.');
      return revoked;
    });
  };
  await addMerchantScope(app, deps, {
    path: 'console',
    add: (scope, merchantOf) => {
      add(scope, merchantOf);
      addConsoleTransactions(scope, merchantOf, deps);
      addConsoleWebhooks(scope, merchantOf, deps);
    },
  });
}
