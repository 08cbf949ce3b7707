import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { readBody } from '../../http/read-body.ts';
import type { PlaygroundFacts } from '../../wire.ts';
import { webhookPath } from '../webhooks/webhooks.routes.ts';
import { presentSale, presentTransaction } from './charge.presenter.ts';

const charge = z.strictObject({
  nonce: z.string().min(1).max(200),
  amount: z.string().regex(/^\d{1,7}(\.\d{2})?$/, 'must look like 24.00'),
  orderId: z.string().max(255).optional(),
  currency: z.enum(['USD', 'CAD', 'EUR', 'PLN']).optional(),
});
const clientToken = z.strictObject({ customerId: z.string().max(36).optional() });
const refund = z.strictObject({ amount: charge.shape.amount.optional() });

/** What a shop's server does: facts for its page, client tokens, charging, and what comes after. */
export function addCheckout(api: FastifyInstance, deps: Dependencies): void {
  const { sdk, merchant, settings } = deps;

  api.get('/facts', async (): Promise<PlaygroundFacts> => {
    const { id: merchantId, publicKey, tokenizationKey, gatewayOrigin } = merchant;
    const integrity = JSON.parse(await readFile(deps.hashes, 'utf8')); // written by the SDK's build
    const webhookUrl = settings.origin + webhookPath;
    return {
      gatewayUrl: gatewayOrigin,
      merchantId,
      publicKey,
      tokenizationKey,
      integrity,
      webhookUrl,
    };
  });

  api.post('/client-token', async (request) => {
    const { customerId } = readBody(clientToken, request.body);
    const made = await sdk.clientToken.generate(customerId === undefined ? {} : { customerId });
    return { clientToken: made.clientToken };
  });

  api.post('/charge', async (request) => {
    const { nonce, amount, orderId, currency } = readBody(charge, request.body);
    const answer = await sdk.transaction.sale({
      amount,
      paymentMethodNonce: nonce,
      ...(orderId !== undefined && { orderId }),
      ...(currency !== undefined && { merchantAccountId: `albumen_${currency.toLowerCase()}` }),
      options: { submitForSettlement: true },
    });
    return presentSale(answer);
  });

  api.post<{ Params: { id: string } }>('/transactions/:id/submit', async ({ params }) =>
    presentSale(await sdk.transaction.submitForSettlement(params.id)),
  );
  api.post<{ Params: { id: string } }>('/transactions/:id/void', async ({ params }) =>
    presentSale(await sdk.transaction.void(params.id)),
  );
  api.post<{ Params: { id: string } }>('/transactions/:id/refund', async ({ params, body }) => {
    const { amount } = readBody(refund, body);
    const answer =
      amount === undefined
        ? sdk.transaction.refund(params.id)
        : sdk.transaction.refund(params.id, amount);
    return presentSale(await answer);
  });
  api.post<{ Params: { id: string } }>('/transactions/:id/settle', async ({ params }) => {
    // Unlike its declarations say, the answer has no `success`: what fails is thrown.
    const { transaction } = await sdk.testing.settle(params.id);
    return { isSuccess: true, transaction: presentTransaction(transaction), errors: [] };
  });
}
