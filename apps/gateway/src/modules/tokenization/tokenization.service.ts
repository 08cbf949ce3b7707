import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse, type FieldError } from '../../http/refusal.ts';
import { cvvResponseOf } from '../../test-values/issuer-answers.ts';
import { readAddress } from '../addresses/address-fields.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { issueCardNonce, issueNonce } from '../nonces/nonces.service.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { addPaymentMethod } from '../payment-methods/payment-methods.service.ts';
import { hasErrors, listErrors, noErrors } from '../server-api/validation-errors.ts';
import {
  forgetCard,
  prepareCard,
  storeCard,
  type Card,
  type StoreCardOrder,
} from '../vault/cards.service.ts';
import type { CardInput, GivenCard } from '../instruments/card-input.ts';
import { checkCard, fullYear, isCvvAlone } from '../instruments/check-card.ts';
import { checkAgainstVault } from './vault-checks.ts';

export interface TokenizationOrder {
  caller: ClientCaller;
  card: GivenCard;
  /** Checks what is missing, verifies if the grant says so, and vaults for the grant's customer. */
  isValidating: boolean;
}

export interface TokenizedCard {
  nonce: Nonce;
  /** Null behind a CVV that came alone. */
  card: Card | null;
  /** It is now a payment method of the grant's customer. */
  isVaulted: boolean;
}

/** Turns a card into a nonce, and forgets its CVV. Refuses with 422 and every fault of the card. */
export async function tokenizeCard(
  deps: Dependencies,
  { caller, card: given, isValidating }: TokenizationOrder,
): Promise<TokenizedCard> {
  const now = timeOf(deps.clock, caller.merchant);
  const input = readCard(caller, given, isValidating);
  const tokenization = { caller, input, now };
  if (isCvvAlone(input)) return issueForCvv(deps, tokenization);
  if (!isValidating) return issueFor(deps, tokenization);
  const outcome = await deps.db
    .transaction()
    .execute((trx) => vaultCard(deps, { ...tokenization, trx }));
  // Not before the end of the transaction: what the issuer said stays on record.
  return 'refused' in outcome ? refuseCard(outcome.refused) : outcome;
}

function readCard({ merchant }: ClientCaller, given: GivenCard, isValidating: boolean): CardInput {
  const errors = noErrors();
  const { billingAddress: fields } = given;
  const billingAddress = fields && readAddress(fields, errors, 'billingAddress');
  const input = { ...given, billingAddress };
  const faults = checkCard(input, { merchant: merchant.options, isValidating });
  if (faults.length > 0 || hasErrors(errors)) refuseCard([...faults, ...listErrors(errors)]);
  return input;
}

interface Tokenization {
  caller: ClientCaller;
  input: CardInput;
  now: Date;
}

async function issueForCvv(deps: Dependencies, work: Tokenization): Promise<TokenizedCard> {
  const nonce = await issueNonce(deps.db, issuingFor(deps, work), contentFor(work));
  return { card: null, nonce, isVaulted: false };
}

async function issueFor(deps: Dependencies, work: Tokenization): Promise<TokenizedCard> {
  const prepared = prepareCard(deps.sealer, orderFor(work));
  const content = { ...prepared, ...contentFor(work) };
  const nonce = await issueCardNonce(deps.db, issuingFor(deps, work), content);
  return { card: prepared.card, nonce, isVaulted: false };
}

async function vaultCard(
  deps: Dependencies,
  { trx, ...work }: Tokenization & { trx: Kysely<Tables> },
): Promise<TokenizedCard | { refused: readonly FieldError[] }> {
  const { caller, input, now } = work;
  const card = await storeCard(trx, deps.sealer, orderFor(work));
  const check = { caller, card, cvvResponse: cvvResponseOf(input.cvv), now };
  const refused = await checkAgainstVault(trx, deps, check);
  if (refused) {
    await forgetCard(trx, card);
    return { refused };
  }
  const method = await vault(trx, { caller, card, now });
  const nonce = await issueNonce(trx, issuingFor(deps, work), {
    ...contentFor(work),
    card,
    paymentMethodToken: method?.token ?? null,
  });
  return { card, nonce, isVaulted: method !== undefined };
}

function orderFor({ caller, input, now }: Tokenization): StoreCardOrder {
  return { merchantId: caller.merchant.id, entry: entryOf(input), now };
}

function issuingFor({ clock }: Dependencies, { caller }: Tokenization) {
  return { clock, merchant: caller.merchant };
}

function contentFor({ caller, input }: Tokenization) {
  return {
    type: 'CreditCard',
    cvvResponse: cvvResponseOf(input.cvv),
    customerId: caller.grant?.customer_id ?? null,
  } as const;
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
