import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { ownAddresses } from '../client-api/own-addresses.ts';
import { createPayment } from './local-payments.service.ts';

/** Payments by banks, wallets and invoices of a country, within the client API. */
export function addLocalPayments(scope: FastifyInstance, deps: Dependencies): void {
  scope.post('/client_api/v1/local_payments/create', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const isOwnAddress = await ownAddresses(deps, request, merchant.id);
    const { payment, bankKey } = await createPayment(deps, { merchant, input, isOwnAddress });
    const { assets } = addressesFor(deps.settings, request);
    const redirectUrl =
      bankKey === undefined ? null : `${assets}${deps.world.bank.paymentPath(bankKey)}`;
    return reply
      .status(201)
      .send({ paymentResource: { paymentToken: payment.id, redirectUrl, intent: 'sale' } });
  });
}
