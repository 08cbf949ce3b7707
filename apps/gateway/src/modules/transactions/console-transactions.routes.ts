import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MerchantOf } from '../authorizations/merchant-scope.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refusal.ts';
import { toJson } from '../../xml/to-json.ts';
import type { Caller } from '../server-api/server-work.ts';
import { listNewest } from './find-transactions.service.ts';
import { disburse, simulateSettlement, voidTransaction } from './lifecycle.service.ts';
import { refundTransaction } from './refund.service.ts';
import { submitForSettlement } from './settlement.service.ts';
import { presentTransaction } from './transaction.presenter.ts';
import { getTransaction, type WholeTransaction } from './transactions.service.ts';

const page = z.object({
  status: z.string().max(40).optional(),
  orderId: z.string().max(255).optional(),
  customerId: z.string().max(36).optional(),
  lastFour: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** The last one of the page before. */
  after: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

type Action = (caller: Caller, id: string, body: unknown) => Promise<WholeTransaction>;

/** What a person can do with a transaction; the steps of the processor only in a sandbox. */
function actionsOf(deps: Dependencies): Readonly<Record<string, Action>> {
  const byHand: Record<string, Action> = {
    submit: (caller, id) => submitForSettlement(deps, caller, { id, body: {} }),
    void: (caller, id) => voidTransaction(deps, caller, { id }),
    refund: (caller, id, body) =>
      refundTransaction(deps, caller, { id, body: { transaction: body } }),
  };
  if (!deps.settings.GATEWAY_SANDBOX) return byHand;
  return {
    ...byHand,
    settle: (caller, id) => simulateSettlement(deps, caller, { id, step: 'settle' }),
    'settlement-decline': (caller, id) =>
      simulateSettlement(deps, caller, { id, step: 'settlement_decline' }),
    disburse: (caller, id) => disburse(deps, caller, id),
  };
}

/** Transactions as the merchant's console shows them. */
export function addConsoleTransactions(
  scope: FastifyInstance,
  merchantOf: MerchantOf,
  deps: Dependencies,
): void {
  const { db } = deps;

  scope.get('/transactions', async (request) => {
    const found = await listNewest(db, merchantOf(request).id, readBody(page, request.query));
    return { transactions: found.map(shown) };
  });

  scope.get<{ Params: { id: string } }>('/transactions/:id', async (request) => ({
    transaction: shown(await getTransaction(db, merchantOf(request).id, request.params.id)),
  }));

  const actions = actionsOf(deps);
  scope.post<{ Params: { id: string; action: string } }>(
    '/transactions/:id/:action',
    async (request) => {
      const { id, action } = request.params;
      const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (act === undefined) refuse(404, 'There is no such action.');
      const done = await act(callerOf(request), id, request.body ?? {});
      return { transaction: shown(done) };
    },
  );

  function callerOf(request: FastifyRequest): Caller {
    const merchant = merchantOf(request);
    return { merchant, actor: 'console', now: timeOf(deps.clock, merchant) };
  }
}

function shown(transaction: WholeTransaction) {
  return toJson(presentTransaction(transaction));
}
