import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { ownAddresses } from '../client-api/own-addresses.ts';
import { presentAccount } from './local-payment.presenter.ts';
import { createPayment, tokenizePayment } from './local-payments.service.ts';

const claim = z.object({
  paymentToken: z.string(),
  payerId: z.string(),
  correlationId: z.string().optional(),
});

/** Payments by banks, wallets and invoices of a country, within the client API. */
export function addLocalPayments(scope: FastifyInstance, deps: Dependencies): void {
  scope.post('/client_api/v1/local_payments/create', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const isOwnAddress = await ownAddresses(deps, request, merchant.id);
    const { payment, bankKey } = await createPayment(deps, { merchant, input, isOwnAddress });
    const { assets } = addressesFor(deps.settings, request);
    const redirectUrl = bankKey === undefined ? null : `${assets}/bank/${bankKey}`;
    return reply
      .status(201)
      .send({ paymentResource: { paymentToken: payment.id, redirectUrl, intent: 'sale' } });
  });
  scope.post('/client_api/v1/payment_methods/paypal_accounts', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const read = claim.safeParse(input['paypalAccount']);
    const found = read.success && (await tokenizePayment(deps, merchant, read.data));
    if (!found) {
      refuse(422, 'PayPal account is invalid', {
        fieldErrors: [
          {
            path: ['paypalAccount', 'paymentToken'],
            code: '',
            message: 'There is no approved payment of this id and payer.',
          },
        ],
      });
    }
    return reply.status(202).send({ paypalAccounts: [presentAccount(found)] });
  });
}
