import type { Kysely } from 'kysely';
import type { CvvResponse } from '../../db/column-values.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FieldError } from '../../http/refusal.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';
import { findDuplicate } from '../payment-methods/duplicates.ts';
import { validationMessages } from '../server-api/validation-messages.ts';
import { getCardOutcome, type Card } from '../vault/cards.service.ts';
import { verifyInstrument } from '../verifications/verifications.service.ts';

interface VaultCheck {
  caller: ClientCaller;
  card: Card;
  cvvResponse: CvvResponse;
  now: Date;
}

/** What the client token asks to be checked before a card is vaulted; undefined when all is well. */
export async function checkAgainstVault(
  trx: Kysely<Tables>,
  { sealer }: Pick<Dependencies, 'sealer'>,
  check: VaultCheck,
): Promise<readonly FieldError[] | undefined> {
  const { caller, card } = check;
  const options = caller.grant?.options ?? {};
  const code = await findDuplicate(trx, {
    card,
    customerId: caller.grant?.customer_id,
    isUnique: options.fail_on_duplicate_payment_method === true,
    isUniqueOfCustomer: options.fail_on_duplicate_payment_method_for_customer === true,
  });
  if (code) return [{ path: ['number'], code, message: validationMessages[code] }];
  if (options.verify_card !== true) return undefined;
  return verify(trx, check, await getCardOutcome(trx, sealer, card));
}

/** The issuer's word on the card, its CVV and its address; kept, whatever it is. */
async function verify(
  trx: Kysely<Tables>,
  { caller, card, cvvResponse, now }: VaultCheck,
  outcome: Awaited<ReturnType<typeof getCardOutcome>>,
): Promise<readonly FieldError[] | undefined> {
  const { merchant, grant } = caller;
  const accounts = await merchantAccountsOf(trx, merchant.id);
  const { isVerified, reason } = await verifyInstrument(
    { trx, merchant, now },
    {
      instrument: { card, cvvResponse, outcome: outcome ?? null, threeDSecure: null },
      billing: card.billingAddress ?? {},
      account: accounts.find(({ id }) => id === grant?.merchant_account_id),
      rules: [...merchant.options.challenges, ...merchant.rejectsOn],
    },
  );
  if (isVerified) return undefined;
  const isOf = (rule: string): boolean => reason === rule || reason === 'avs_and_cvv';
  return [...(isOf('cvv') ? [wrongCvv] : []), ...(isOf('avs') ? [wrongPostalCode] : [])];
}

const wrongCvv: FieldError = {
  path: ['cvv'],
  code: '81736',
  message: 'CVV verification failed.',
};

const wrongPostalCode: FieldError = {
  path: ['billingAddress', 'postalCode'],
  code: '81737',
  message: 'Postal code verification failed.',
};
