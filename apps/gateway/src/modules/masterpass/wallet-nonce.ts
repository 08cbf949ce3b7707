import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Address } from '../addresses/address-fields.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { derivedNonce } from '../nonces/derived-nonce.ts';
import { issueNonce } from '../nonces/nonces.service.ts';
import { storeCard, type CardEntry } from '../vault/cards.service.ts';
import type { CheckoutRow } from './checkouts.queries.ts';

/** What somebody chose in their wallet. */
export interface WalletChoice {
  customer: { email: string; firstName: string; lastName: string; phoneNumber: string };
  entry: CardEntry;
  /** The card's bank declines when it is charged. */
  isDeclined: boolean;
  shipping: Address;
}

type Needs = Pick<Dependencies, 'clock' | 'secrets' | 'sealer'> & { merchant: Merchant };

/** Issues the nonce of a session that ends well. It has one for good, whoever asks how often. */
export async function issueWalletNonce(
  trx: Kysely<Tables>,
  { clock, secrets, sealer, merchant }: Needs,
  { row, customer, entry, isDeclined, shipping }: WalletChoice & { row: CheckoutRow },
): Promise<void> {
  const now = timeOf(clock, merchant);
  const card = await storeCard(trx, sealer, { merchantId: merchant.id, entry, now });
  const { firstName, lastName, phoneNumber, email: emailAddress } = customer;
  await issueNonce(
    trx,
    { clock, merchant, nonce: walletNonce(secrets.lasting, row) },
    {
      type: 'MasterpassCard',
      card,
      outcome: isDeclined ? 'processorDeclined' : null,
      details: { contact: { firstName, lastName, phoneNumber, emailAddress }, shipping },
    },
  );
}

export function walletNonce(secret: string, { tokenHash }: Pick<CheckoutRow, 'tokenHash'>): string {
  return derivedNonce(secret, 'masterpass-nonce', tokenHash.toString('hex'));
}
