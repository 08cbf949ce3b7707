import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { ownAddresses } from '../client-api/own-addresses.ts';
import { beginCheckout, tokenizeCheckout } from './checkouts.service.ts';
import { presentWalletCard } from './wallet-card.presenter.ts';

const claim = z.object({
  requestToken: z.string(),
  verifierToken: z.string(),
  checkoutResourceUrl: z.string(),
});

/** Cards from the Masterpass wallet, within the client API. */
export function addMasterpass(scope: FastifyInstance, deps: Dependencies): void {
  scope.post('/client_api/v1/masterpass/request_token', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const isOwnAddress = await ownAddresses(deps, request, merchant.id);
    const order = { merchant, input: input['requestToken'], isOwnAddress };
    return reply.status(201).send({ requestToken: await beginCheckout(deps, order) });
  });
  scope.post('/client_api/v1/payment_methods/masterpass_cards', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const read = claim.safeParse(input['masterpassCard']);
    const nonce = read.success && (await tokenizeCheckout(deps, merchant, read.data));
    if (!nonce || nonce.card === null) {
      refuse(422, 'Masterpass card is invalid', {
        fieldErrors: [
          {
            path: ['masterpassCard', 'verifierToken'],
            code: '',
            message: 'There is no approved session of the wallet that these belong to.',
          },
        ],
      });
    }
    return reply.status(202).send({ masterpassCards: [presentWalletCard(nonce, nonce.card)] });
  });
}
