import { isCvvNonce, type Nonce } from '../nonces/nonce-content.ts';
import { getNonce, redeemNonce } from '../nonces/nonces.service.ts';
import {
  getPaymentMethod,
  listPaymentMethods,
} from '../payment-methods/payment-methods.service.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { readCard, type CardFields } from '../instruments/card-fields.ts';
import { instrumentOfWalletCard, type WalletCardFields } from '../instruments/wallet-card.ts';
import {
  instrumentOfCard,
  instrumentOfMethod,
  instrumentOfNonce,
  type Instrument,
} from '../instruments/instrument.ts';

/** How a request names what it charges; one of the first three, or a customer's default. */
export interface InstrumentChoice {
  nonce?: string | undefined;
  token?: string | undefined;
  card?: CardFields | undefined;
  /** A card of a wallet, decrypted by the merchant itself. */
  apple?: WalletCardFields | undefined;
  google?: WalletCardFields | undefined;
  customerId?: string | undefined;
}

/** What a transaction charges; undefined when that is unclear, which is noted. */
export async function chooseInstrument(
  work: ServerWork,
  choice: InstrumentChoice,
  errors: ValidationErrors,
): Promise<Instrument | undefined> {
  const { nonce, token, card } = choice;
  const hasCard = card !== undefined && Boolean(card.number);
  if (nonce && token && !hasCard) return byTokenAndCvv(work, { ...choice, nonce, token }, errors);
  if ([Boolean(nonce), Boolean(token), hasCard].filter(Boolean).length > 1) {
    addError(errors, 'transaction.base', '91515');
    return undefined;
  }
  if (choice.apple) {
    const reading = { type: 'ApplePayCard', errors, place: 'transaction.applePay' } as const;
    return instrumentOfWalletCard(work, choice.apple, reading);
  }
  if (choice.google) {
    const reading = {
      type: 'AndroidPayCard',
      errors,
      place: 'transaction.androidPayCard',
    } as const;
    return instrumentOfWalletCard(work, choice.google, reading);
  }
  if (nonce) return byNonce(work, { ...choice, nonce }, errors);
  if (token) return byToken(work, { ...choice, token }, errors);
  if (card !== undefined && Object.values(card).some((field) => field !== undefined)) {
    return byCard(work, card, errors);
  }
  return byCustomer(work, choice.customerId, errors);
}

async function byNonce(
  work: ServerWork,
  { nonce, customerId }: InstrumentChoice & { nonce: string },
  errors: ValidationErrors,
) {
  const redeemed = await redeemNonce(work.trx, { ...work.deps, merchant: work.merchant }, nonce);
  const path = 'transaction.paymentMethodNonce';
  if (!redeemed.isRedeemed) {
    addError(errors, path, redeemed.reason === 'consumed' ? '91564' : '91565');
    return undefined;
  }
  if (isCvvNonce(redeemed.nonce)) {
    addError(errors, path, '91569');
    return undefined;
  }
  if (redeemed.nonce.outcome === 'luhnInvalid') {
    addError(errors, 'transaction.creditCard.number', '81715');
    return undefined;
  }
  if (redeemed.nonce.type === 'UsBankAccount') {
    addError(errors, 'transaction.merchantAccountId', '91577');
    return undefined;
  }
  if (!(await isStillKept(work, redeemed.nonce))) {
    addError(errors, path, '91565');
    return undefined;
  }
  if (
    redeemed.nonce.customerId !== null &&
    customerId &&
    redeemed.nonce.customerId !== customerId
  ) {
    addError(errors, 'transaction.base', '91516');
    return undefined;
  }
  return instrumentOfNonce(work, redeemed.nonce);
}

/** A nonce of a vaulted method is worth nothing once the method is gone. */
async function isStillKept(
  { trx, merchant }: ServerWork,
  { paymentMethodToken: token }: Nonce,
): Promise<boolean> {
  if (token === null) return true;
  return (await getPaymentMethod(trx, { merchantId: merchant.id, token })) !== undefined;
}

async function byToken(
  work: ServerWork,
  { token, customerId, card }: InstrumentChoice & { token: string },
  errors: ValidationErrors,
) {
  const method = await getPaymentMethod(work.trx, { merchantId: work.merchant.id, token });
  if (method === undefined) {
    addError(errors, 'transaction.paymentMethodToken', '91518');
    return undefined;
  }
  if (customerId && method.customerId !== customerId) {
    addError(errors, 'transaction.base', '91516');
    return undefined;
  }
  return instrumentOfMethod(work, method, card?.cvv);
}

/** The holder of a card in the vault has typed its CVV again, and nothing else. */
async function byTokenAndCvv(
  work: ServerWork,
  choice: InstrumentChoice & { nonce: string; token: string },
  errors: ValidationErrors,
) {
  const needs = { ...work.deps, merchant: work.merchant };
  const known = await getNonce(work.trx, needs, choice.nonce);
  if (known === undefined || !isCvvNonce(known)) {
    addError(errors, 'transaction.base', '91515');
    return undefined;
  }
  const redeemed = await redeemNonce(work.trx, needs, choice.nonce);
  if (!redeemed.isRedeemed) {
    addError(errors, 'transaction.paymentMethodNonce', '91564');
    return undefined;
  }
  const instrument = await byToken(work, choice, errors);
  return instrument && { ...instrument, cvvResponse: redeemed.nonce.cvvResponse };
}

async function byCard(work: ServerWork, card: CardFields, errors: ValidationErrors) {
  const entry = readCard(card, { ...work, errors, place: 'transaction.creditCard' });
  return entry && instrumentOfCard(work, entry, card.cvv);
}

async function byCustomer(
  work: ServerWork,
  customerId: string | undefined,
  errors: ValidationErrors,
) {
  if (!customerId) {
    addError(errors, 'transaction.base', '91508');
    return undefined;
  }
  const [method] = await listPaymentMethods(work.trx, work.merchant.id, customerId);
  if (method !== undefined) return instrumentOfMethod(work, method);
  addError(errors, 'transaction.customerId', '91511');
  return undefined;
}
