import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Card } from '../vault/cards.service.ts';
import { isCardInVault, lockCard } from './payment-methods.service.ts';

export interface DuplicateSearch {
  card: Pick<Card, 'merchantId' | 'fingerprint'>;
  customerId: string | undefined;
  /** The card must be the only one in the merchant's vault. */
  isUnique: boolean;
  /** The card must be the only one among the customer's own. */
  isUniqueOfCustomer: boolean;
}

/** The code of the rule that a card in the vault already breaks; two at a time take turns. */
export async function findDuplicate(
  trx: Kysely<Tables>,
  { card, customerId, isUnique, isUniqueOfCustomer }: DuplicateSearch,
): Promise<'81724' | '81763' | undefined> {
  if (!isUnique && !isUniqueOfCustomer) return undefined;
  const { merchantId, fingerprint } = card;
  await lockCard(trx, card);
  if (isUnique && (await isCardInVault(trx, { merchantId, fingerprint }))) return '81724';
  if (!isUniqueOfCustomer || customerId === undefined) return undefined;
  const isThere = await isCardInVault(trx, { merchantId, fingerprint, customerId });
  return isThere ? '81763' : undefined;
}
