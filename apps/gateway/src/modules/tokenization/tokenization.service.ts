import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse, type FieldError } from '../../http/refusal.ts';
import { cvvResponseOf } from '../../test-values/issuer-answers.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { issueNonce } from '../nonces/nonces.service.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { addPaymentMethod } from '../payment-methods/payment-methods.service.ts';
import { storeCard, type Card } from '../vault/cards.service.ts';
import type { CardInput } from './card-input.ts';
import { checkCard, fullYear } from './check-card.ts';
import { checkAgainstVault } from './vault-checks.ts';

export interface TokenizationOrder {
  caller: ClientCaller;
  card: CardInput;
  /** Checks what is missing, verifies if the grant says so, and vaults for the grant's customer. */
  isValidating: boolean;
}

export interface TokenizedCard {
  nonce: Nonce;
  card: Card;
  /** It is now a payment method of the grant's customer. */
  isVaulted: boolean;
}

/** Turns a card into a nonce, and forgets its CVV. Refuses with 422 and every fault of the card. */
export async function tokenizeCard(
  deps: Dependencies,
  { caller, card: input, isValidating }: TokenizationOrder,
): Promise<TokenizedCard> {
  const { merchant, grant } = caller;
  const now = timeOf(deps.clock, merchant);
  const faults = checkCard(input, { merchant: merchant.options, isValidating, now });
  if (faults.length > 0) refuseCard(faults);
  return deps.db.transaction().execute(async (trx) => {
    const card = await storeCard(trx, deps.sealer, {
      merchantId: merchant.id,
      entry: entryOf(input),
      now,
    });
    const cvvResponse = cvvResponseOf(input.cvv);
    if (isValidating) {
      const refused = await checkAgainstVault(trx, deps, { caller, card, cvvResponse });
      if (refused) refuseCard(refused);
    }
    const content = { type: 'CreditCard', card, details: {}, cvvResponse } as const;
    const method = isValidating ? await vault(trx, { caller, card, now }) : undefined;
    const nonce = await issueNonce(
      trx,
      { clock: deps.clock, merchant },
      {
        ...content,
        customerId: grant?.customer_id ?? null,
        paymentMethodToken: method?.token ?? null,
      },
    );
    return { nonce, card, isVaulted: method !== undefined };
  });
}

/** Paths begin at the card. */
function refuseCard(faults: readonly FieldError[]): never {
  const fieldErrors = faults.map((fault) => ({ ...fault, path: ['creditCard', ...fault.path] }));
  return refuse(422, 'Credit card is invalid', { fieldErrors });
}

function entryOf(input: CardInput) {
  const { number = '', expirationMonth = '', expirationYear = '' } = input;
  return {
    number,
    expirationMonth: expirationMonth === '' ? '' : expirationMonth.padStart(2, '0'),
    expirationYear: expirationYear === '' ? '' : fullYear(expirationYear),
    cardholderName: input.cardholderName,
    billingAddress: input.billingAddress,
  };
}

/** Only a client token with a customer can vault. */
async function vault(
  trx: Kysely<Tables>,
  { caller, card, now }: { caller: ClientCaller; card: Card; now: Date },
) {
  const { merchant, grant } = caller;
  if (grant?.customer_id === undefined) return undefined;
  const method = await addPaymentMethod(trx, {
    merchantId: merchant.id,
    customerId: grant.customer_id,
    content: { type: 'CreditCard', card, details: {} },
    isDefault: grant.options.make_default ?? false,
    now,
  });
  if (!method) refuse(422, 'The customer of this client token does not exist any more.');
  return method;
}
