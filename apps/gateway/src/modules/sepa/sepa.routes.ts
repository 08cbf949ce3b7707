import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { ownAddresses } from '../client-api/own-addresses.ts';
import { prepareMandate, tokenizeMandate } from './mandates.service.ts';

const claim = z.object({
  last4: z.string(),
  merchantOrPartnerCustomerId: z.string(),
  bankReferenceToken: z.string(),
  mandateType: z.string(),
});

/** Bank accounts that are debited by mandate, within the client API. */
export function addSepa(scope: FastifyInstance, deps: Dependencies): void {
  scope.post('/client_api/v1/sepa_debit', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const isOwnAddress = await ownAddresses(deps, request, merchant.id);
    const made = await prepareMandate(deps, { merchant, input, isOwnAddress });
    const { assets } = addressesFor(deps.settings, request);
    const sepaDebitAccount = {
      approvalUrl: `${assets}${deps.world.bank.mandatePath(made.bankKey)}`,
      last4: made.ibanLastFour,
      bankReferenceToken: made.reference,
    };
    return reply.status(201).send({ message: { body: { sepaDebitAccount } } });
  });
  scope.post('/client_api/v1/payment_methods/sepa_debit_accounts', async (request, reply) => {
    const { merchant, input } = await readClientCall(deps, request);
    const read = claim.safeParse(input['sepaDebitAccount']);
    const nonce = read.success && (await tokenizeMandate(deps, merchant, claimOf(read.data)));
    if (!nonce) {
      refuse(422, 'SEPA debit account is invalid', {
        fieldErrors: [
          {
            path: ['sepaDebitAccount', 'bankReferenceToken'],
            code: '',
            message: 'There is no mandate of this account and customer that can be used.',
          },
        ],
      });
    }
    return reply.status(201).send({ nonce });
  });
}

function claimOf(read: z.output<typeof claim>) {
  return {
    reference: read.bankReferenceToken,
    ibanLastFour: read.last4,
    customerId: read.merchantOrPartnerCustomerId,
    mandateType: read.mandateType,
  };
}
