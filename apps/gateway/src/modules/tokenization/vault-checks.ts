import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FieldError } from '../../http/refusal.ts';
import { checkAddress, type CvvResponse } from '../../test-values/issuer-answers.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { isCardInVault } from '../payment-methods/payment-methods.service.ts';
import { getCardOutcome, type Card } from '../vault/cards.service.ts';

interface VaultCheck {
  caller: ClientCaller;
  card: Card;
  cvvResponse: CvvResponse;
}

/** What the client token asks to be checked before a card is vaulted; undefined when all is well. */
export async function checkAgainstVault(
  trx: Kysely<Tables>,
  { sealer }: Pick<Dependencies, 'sealer'>,
  check: VaultCheck,
): Promise<readonly FieldError[] | undefined> {
  const duplicates = await checkDuplicates(trx, check);
  if (duplicates.length > 0) return duplicates;
  if (check.caller.grant?.options.verify_card !== true) return undefined;
  return verify(check, await getCardOutcome(trx, sealer, check.card));
}

async function checkDuplicates(
  trx: Kysely<Tables>,
  { caller, card }: VaultCheck,
): Promise<FieldError[]> {
  const { merchantId, fingerprint } = card;
  const { grant } = caller;
  const options = grant?.options ?? {};
  const isAsked =
    options.fail_on_duplicate_payment_method === true ||
    options.fail_on_duplicate_payment_method_for_customer === true;
  if (!isAsked) return [];
  await lockFingerprint(trx, card);
  const path = ['number'];
  const customerId = grant?.customer_id;
  if (
    options.fail_on_duplicate_payment_method === true &&
    (await isCardInVault(trx, { merchantId, fingerprint }))
  ) {
    return [{ path, code: '81724', message: 'Duplicate card exists in the vault.' }];
  }
  if (
    options.fail_on_duplicate_payment_method_for_customer === true &&
    customerId !== undefined &&
    (await isCardInVault(trx, { merchantId, fingerprint, customerId }))
  ) {
    const message = 'Duplicate card exists in the vault for the customer.';
    return [{ path, code: '81763', message }];
  }
  return [];
}

/** Of the same card twice at the same moment, the second one waits until the first is in the vault. */
async function lockFingerprint(
  trx: Kysely<Tables>,
  { merchantId, fingerprint }: Card,
): Promise<void> {
  const key = `${merchantId}:${fingerprint}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** The issuer's word on the card, its CVV and its address. */
function verify(
  { caller, card, cvvResponse }: VaultCheck,
  outcome: string | undefined,
): readonly FieldError[] | undefined {
  if (outcome !== undefined && outcome !== 'disputed') return [];
  const { merchant } = caller;
  const rules = new Set<string>([...merchant.options.challenges, ...merchant.rejectsOn]);
  const address = checkAddress({
    postalCode: card.billingAddress?.['postalCode'],
    streetAddress: card.billingAddress?.['streetAddress'],
  });
  const errors: FieldError[] = [];
  if (rules.has('cvv') && (cvvResponse === 'N' || cvvResponse === 'U')) {
    errors.push({ path: ['cvv'], code: '81736', message: 'CVV verification failed.' });
  }
  const isAddressChecked = rules.has('postal_code') || rules.has('avs');
  if (isAddressChecked && address.avsPostalCodeResponseCode === 'N') {
    const path = ['billingAddress', 'postalCode'];
    errors.push({ path, code: '81737', message: 'Postal code verification failed.' });
  }
  return errors.length > 0 ? errors : undefined;
}
