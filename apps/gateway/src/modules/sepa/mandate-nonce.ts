import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { derivedNonce } from '../nonces/derived-nonce.ts';
import { issueNonce } from '../nonces/nonces.service.ts';
import type { MandateRow } from './mandates.queries.ts';

type Needs = Pick<Dependencies, 'clock' | 'secrets'> & { merchant: Merchant };

/** Issues the nonce of a mandate that is being given. It has one for good, whoever asks how often. */
export async function issueMandateNonce(
  trx: Kysely<Tables>,
  { clock, secrets, merchant }: Needs,
  mandate: MandateRow,
): Promise<void> {
  const { reference, mandateType, ibanLastFour, customerId } = mandate;
  await issueNonce(
    trx,
    { clock, merchant, nonce: mandateNonce(secrets.lasting, mandate) },
    {
      type: 'SepaDebitAccount',
      details: {
        last4: ibanLastFour,
        mandateType,
        bankReferenceToken: reference,
        merchantOrPartnerCustomerId: customerId,
      },
    },
  );
}

export function mandateNonce(
  secret: string,
  { merchantId, reference }: Pick<MandateRow, 'merchantId' | 'reference'>,
): string {
  return derivedNonce(secret, 'sepa-mandate-nonce', `${merchantId} ${reference}`);
}
