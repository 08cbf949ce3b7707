import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { issueNonce } from '../nonces/nonces.service.ts';
import { listPaymentMethods, type PaymentMethod } from './payment-methods.service.ts';
import { presentCardNonce } from '../nonces/card-nonce.presenter.ts';
import { readClientCall, type ClientCall } from '../client-api/client-call.ts';

/** What a customer keeps in the vault, within the client API. */
export function addCustomerMethods(scope: FastifyInstance, deps: Dependencies): void {
  scope.get('/client_api/v1/payment_methods', async (request) =>
    listCustomerMethods(deps, await readClientCall(deps, request)),
  );
}

/**
 * The vaulted payment methods of the client token's customer, each with a fresh nonce, the newest
 * first or, with `defaultFirst`, the default one before them.
 */
async function listCustomerMethods(deps: Dependencies, call: ClientCall) {
  const { merchant, grant, input } = call;
  const customerId = grant?.customer_id;
  if (customerId === undefined) return sharedMethods(call);
  const all = await listPaymentMethods(deps.db, merchant.id, customerId);
  const isDefaultFirst = ['1', 'true', true].some((yes) => yes === input['defaultFirst']);
  const methods = isDefaultFirst ? all : all.toSorted(byNewest);
  const paymentMethods = await deps.db.transaction().execute(async (trx) => {
    const presented = [];
    for (const { token, type, card, details, isDefault } of methods) {
      const nonce = await issueNonce(
        trx,
        { clock: deps.clock, merchant },
        { type, card, details, customerId, paymentMethodToken: token },
      );
      presented.push({
        ...(card
          ? presentCardNonce(nonce, card)
          : { nonce: nonce.nonce, consumed: false, description: type, details }),
        type,
        default: isDefault,
        hasSubscription: false,
      });
    }
    return presented;
  });
  return { paymentMethods };
}

/** Under an identifier that pages share nothing is kept here, so that nothing is found. */
function sharedMethods({ grant, input }: ClientCall): { paymentMethods: [] } {
  const isShared = typeof input['sharedCustomerIdentifier'] === 'string';
  if (grant && isShared) return { paymentMethods: [] };
  refuse(403, 'Only a client token of a customer may see a vault.');
}

function byNewest(one: PaymentMethod, other: PaymentMethod): number {
  return other.createdAt.getTime() - one.createdAt.getTime();
}
