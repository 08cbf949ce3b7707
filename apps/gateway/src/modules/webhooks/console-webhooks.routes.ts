import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MerchantOf } from '../authorizations/merchant-scope.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refusal.ts';
import {
  addWebhookAddress,
  listWebhookAddresses,
  removeWebhookAddress,
  webhookAddressBody,
} from './webhook-addresses.service.ts';
import { announceCheck, listWebhooks, replayWebhook } from './webhooks.service.ts';

const page = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) });

/** The notifications of a merchant, the result of each delivery, and the addresses they go to. */
export function addConsoleWebhooks(
  scope: FastifyInstance,
  merchantOf: MerchantOf,
  deps: Dependencies,
): void {
  const { db } = deps;
  const nowOf = (request: FastifyRequest) => timeOf(deps.clock, merchantOf(request));

  scope.get('/webhooks', async (request) => ({
    webhooks: await listWebhooks(db, merchantOf(request).id, readBody(page, request.query)),
  }));

  scope.post('/webhooks/check', async (request, reply) => {
    const order = { merchantId: merchantOf(request).id, now: nowOf(request) };
    return reply.status(202).send({ id: await announceCheck(deps, order) });
  });

  scope.post<{ Params: { id: string } }>('/webhooks/:id/replay', async (request, reply) => {
    const { id } = request.params;
    const order = { merchantId: merchantOf(request).id, id, now: nowOf(request) };
    const isKnown = await replayWebhook(deps, order);
    if (!isKnown) refuse(404, 'There is no such webhook.');
    return reply.status(202).send({ id });
  });

  scope.get('/webhook-addresses', async (request) => ({
    addresses: await listWebhookAddresses(db, merchantOf(request).id),
  }));

  scope.post('/webhook-addresses', async (request, reply) => {
    const address = readBody(webhookAddressBody, request.body);
    const order = { ...address, merchantId: merchantOf(request).id, now: nowOf(request) };
    return reply.status(201).send({ id: await addWebhookAddress(deps, order) });
  });

  scope.delete<{ Params: { id: string } }>('/webhook-addresses/:id', async (request) => {
    const { id } = request.params;
    const isKnown = await removeWebhookAddress(db, merchantOf(request).id, id);
    if (!isKnown) refuse(404, 'There is no such address.');
    return { id };
  });
}
