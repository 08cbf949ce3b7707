import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addMerchantScope } from '../authorizations/merchant-scope.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refusal.ts';
import { changePayment } from '../local-payments/local-payments.service.ts';
import { paymentEvents } from '../local-payments/payment-status.ts';
import { merchantOptions } from '../merchants/merchant-options.ts';
import { getMerchant, type Merchant } from '../merchants/merchants.service.ts';
import { faultOrder } from '../faults/fault.ts';
import { addFault, removeFaults } from '../faults/faults.service.ts';
import { updateSandbox } from './sandbox.queries.ts';

const tenYearsMs = 10 * 366 * 86_400_000;

const latency = z.strictObject({ latencyMs: z.number().int().min(0).max(60_000) });
const clock = z.union([
  z.strictObject({ offsetMs: z.number().int().min(-tenYearsMs).max(tenYearsMs) }),
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int().min(0).max(tenYearsMs) }),
]);
const configuration = z.strictObject({
  options: merchantOptions.partial().optional(),
  rejectsOn: z.array(z.enum(['avs', 'cvv'])).optional(),
  duplicateWindowMs: z.number().int().min(0).max(86_400_000).optional(),
});

const happening = z.strictObject({ event: z.enum(paymentEvents) });

const untouched = { faults: '[]', latencyMs: 0, clockOffsetMs: 0, options: '{}', rejectsOn: '[]' };

/** Lets tests say how slow, how broken and how late a merchant's sandbox is. Sandboxes only. */
export async function addSandbox(app: FastifyInstance, deps: Dependencies): Promise<void> {
  if (!deps.settings.GATEWAY_SANDBOX) return;
  const { db } = deps;
  const state = async ({ id }: Merchant) => stateOf(deps, await getMerchant(db, id));
  const add = (scope: FastifyInstance, merchantOf: (request: FastifyRequest) => Merchant) => {
    scope.get('/', async (request) => state(merchantOf(request)));
    scope.delete('/', async (request) => {
      await updateSandbox(db, merchantOf(request).id, untouched);
      return state(merchantOf(request));
    });
    scope.put('/latency', async (request) => {
      await updateSandbox(db, merchantOf(request).id, readBody(latency, request.body));
      return state(merchantOf(request));
    });
    scope.put('/clock', async (request) => {
      const merchant = merchantOf(request);
      const clockOffsetMs = offsetOf(readBody(clock, request.body), deps, merchant);
      await updateSandbox(db, merchant.id, { clockOffsetMs });
      return state(merchant);
    });
    scope.put('/configuration', async (request) => {
      const merchant = merchantOf(request);
      const { options, rejectsOn, duplicateWindowMs } = readBody(configuration, request.body);
      await updateSandbox(db, merchant.id, {
        options: JSON.stringify({ ...merchant.options, ...options }),
        ...(rejectsOn && { rejectsOn: JSON.stringify(rejectsOn) }),
        ...(duplicateWindowMs !== undefined && { duplicateWindowMs }),
      });
      return state(merchant);
    });
    scope.post('/faults', async (request, reply) => {
      const fault = await addFault(db, merchantOf(request).id, readBody(faultOrder, request.body));
      return reply.status(201).send(fault);
    });
    scope.post('/local_payments/:id', async (request) => {
      const { id = '' } = textsOf(request.params);
      const { event } = readBody(happening, request.body);
      const payment = await changePayment(deps, { merchantId: merchantOf(request).id, id }, event);
      if (!payment) refuse(409, 'This cannot happen to this payment.');
      return { id, status: payment.status };
    });
    scope.delete('/faults', async (request) => {
      await removeFaults(db, merchantOf(request).id);
      return state(merchantOf(request));
    });
  };
  await addMerchantScope(app, deps, { path: 'sandbox', add });
}

function stateOf(deps: Dependencies, merchant: Merchant | undefined) {
  if (!merchant) return {};
  const { latencyMs, clockOffsetMs, faults, options, rejectsOn } = merchant;
  const now = timeOf(deps.clock, merchant).toISOString();
  return { now, clockOffsetMs, latencyMs, faults, options, rejectsOn };
}

function offsetOf(
  order: z.output<typeof clock>,
  deps: Dependencies,
  { clockOffsetMs }: Merchant,
): number {
  if ('offsetMs' in order) return order.offsetMs;
  if ('advanceMs' in order) return Math.min(clockOffsetMs + order.advanceMs, tenYearsMs);
  return new Date(order.at).getTime() - deps.clock.now().getTime();
}
