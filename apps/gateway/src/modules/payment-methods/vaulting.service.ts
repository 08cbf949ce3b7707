import { isUniqueViolation } from '@albumen/server-kit/database-errors';
import { addAddress } from '../addresses/addresses.service.ts';
import type { Address } from '../addresses/address-fields.ts';
import { readCard, type CardFields } from '../instruments/card-fields.ts';
import {
  instrumentOfCard,
  instrumentOfNonce,
  isOneTime,
  type Instrument,
} from '../instruments/instrument.ts';
import { instrumentOfWalletCard, type WalletCardFields } from '../instruments/wallet-card.ts';
import { withPassThru } from '../instruments/pass-thru.ts';
import { isCvvNonce } from '../nonces/nonce-content.ts';
import { redeemNonce } from '../nonces/nonces.service.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import {
  keepVerification,
  readTerms,
  verifyInstrument,
  type Verification,
} from '../verifications/verifications.service.ts';
import { findDuplicate } from './duplicates.ts';
import {
  addPaymentMethod,
  changePaymentMethod,
  getPaymentMethod,
  needMethod,
  type PaymentMethod,
} from './payment-methods.service.ts';
import type { VaultFields, VaultOptions } from './payment-method-fields.ts';

/** Something to be kept for a customer: a nonce or a card, and how. */
export interface VaultOrder {
  customerId: string;
  nonce?: string | undefined;
  card?: CardFields | undefined;
  /** A card of Apple Pay that the merchant decrypted itself. */
  apple?: WalletCardFields | undefined;
  token?: string | undefined;
  billing?: Address | undefined;
  billingAddressId?: string | undefined;
  options: VaultOptions;
  passThru?: VaultFields['three_d_secure_pass_thru'];
}

/** Where things stand in the request, and what a bad nonce is called there. */
export interface VaultPlaces {
  nonce: string;
  card: string;
  consumed: ValidationCode;
  unknown: ValidationCode;
}

export interface VaultReading {
  errors: ValidationErrors;
  places: VaultPlaces;
}

/** What has passed every check and may be kept, or the verification that it failed. */
export type VaultCheck = Checked | { failed: Verification };

interface Checked {
  instrument: Instrument;
  /** How its card was checked, where the request asked for it. */
  verification?: Verification;
}

/** Checks before anything is written; with all that is wrong in `errors`, refuses. */
export async function checkForVault(
  work: ServerWork,
  order: VaultOrder,
  reading: VaultReading,
): Promise<VaultCheck> {
  const known = await readInstrument(work, order, reading);
  const noting = { errors: reading.errors, of: 'verification' } as const;
  const instrument = known && withPassThru(known, order.passThru, noting);
  const noted = { errors: reading.errors, place: reading.places.card };
  const terms = await readVaultTerms(work, order.options, noted);
  refuseInvalid(reading.errors);
  if (instrument === undefined) throw new Error('unnoticed errors');
  if (instrument.method !== null) return { instrument };
  await refuseDuplicate(work, { order, instrument, place: reading.places.card });
  if (!order.options.verify_card || instrument.card === null) return { instrument };
  const verification = await verifyInstrument(work, {
    instrument,
    billing: order.billing ?? instrument.card.billingAddress ?? {},
    ...terms,
    customerId: order.customerId || undefined,
    paymentMethodToken: order.token || undefined,
    asksForHolder: order.options.account_information_inquiry === 'send_data',
    isAssessed: order.options.skip_advanced_fraud_checking !== true,
  });
  return verification.isVerified ? { instrument, verification } : { failed: verification };
}

/** Amount and account that a card is verified with before it is kept. */
export function readVaultTerms(
  work: ServerWork,
  options: VaultOptions,
  { errors, place }: { errors: ValidationErrors; place: string },
): ReturnType<typeof readTerms> {
  const asked = {
    amount: options.verification_amount,
    merchantAccountId: options.verification_merchant_account_id,
    accountType: options.verification_account_type,
  };
  return readTerms(work, asked, {
    errors,
    amountPath: `${place}.options.verificationAmount`,
    accountPath: `${place}.options.verificationMerchantAccountId`,
    typePath: `${place}.options.verificationAccountType`,
    codes: {
      wrongType: '91757',
      typeWithoutAccount: '91758',
      negative: '91739',
      malformed: '91740',
      tooLarge: '91752',
      unknown: '91728',
      suspended: '91742',
    },
  });
}

/** Keeps what was checked for a customer that is there. */
export async function keepInVault(work: ServerWork, keeping: Keeping): Promise<PaymentMethod> {
  const { order, instrument, verification } = keeping;
  if (instrument.method !== null) return keepAsItIs(work, order, instrument.method.token);
  const method = await keep(work, keeping);
  if (verification === undefined) return method;
  await keepVerification(work, verification.id, method.token);
  return needMethod(work, method.token);
}

async function readInstrument(
  work: ServerWork,
  { nonce, card, apple }: VaultOrder,
  { errors, places }: VaultReading,
): Promise<Instrument | undefined> {
  if (apple) {
    const place = places.card.replace(/creditCard$/, 'applePay');
    return instrumentOfWalletCard(work, apple, { type: 'ApplePayCard', errors, place });
  }
  if (!nonce) {
    const entry = readCard(card ?? {}, { ...work, errors, place: places.card });
    return entry && instrumentOfCard(work, entry, card?.cvv);
  }
  const redeemed = await redeemNonce(work.trx, { ...work.deps, merchant: work.merchant }, nonce);
  if (!redeemed.isRedeemed) {
    addError(
      errors,
      places.nonce,
      redeemed.reason === 'consumed' ? places.consumed : places.unknown,
    );
    return undefined;
  }
  if (isCvvNonce(redeemed.nonce)) {
    addError(errors, `${places.card}.number`, '81714');
    return undefined;
  }
  if (redeemed.nonce.outcome === 'luhnInvalid') {
    addError(errors, `${places.card}.number`, '81715');
    return undefined;
  }
  if (isOneTime(redeemed.nonce)) {
    const code = redeemed.nonce.details['isIncomplete'] === true ? '82901' : '82902';
    addError(errors, `${places.card.replace(/creditCard$/, 'paypalAccount')}.base`, code);
    return undefined;
  }
  if (redeemed.nonce.type === 'UsBankAccount') {
    addError(errors, places.nonce, '93102');
    return undefined;
  }
  return instrumentOfNonce(work, redeemed.nonce);
}

/** A nonce of a method that is in the vault: it stays what it is. */
async function keepAsItIs(
  work: ServerWork,
  { customerId, options }: VaultOrder,
  token: string,
): Promise<PaymentMethod> {
  const { trx, merchant, now } = work;
  const method = await getPaymentMethod(trx, { merchantId: merchant.id, token });
  if (!method || method.customerId !== customerId) return invalid('customer.base', '91617');
  if (!options.make_default) return method;
  return changePaymentMethod(trx, method, { isDefault: true, now });
}

export interface Keeping extends Checked {
  order: VaultOrder;
  /** Where the card stands in the request. */
  place: string;
}

async function refuseDuplicate({ trx }: ServerWork, keeping: Keeping): Promise<void> {
  const { order, instrument, place } = keeping;
  if (instrument.card === null) return;
  const code = await findDuplicate(trx, {
    card: instrument.card,
    customerId: order.customerId,
    isUnique: order.options.fail_on_duplicate_payment_method === true,
    isUniqueOfCustomer: order.options.fail_on_duplicate_payment_method_for_customer === true,
  });
  if (code) invalid(`${place}.number`, code);
}

/** A token is one's own among all methods; each kind has its own word for one that is not. */
export function refuseTakenToken({ type }: Pick<Instrument, 'type'>, place: string): never {
  if (type !== 'PayPalAccount') return invalid(`${place}.token`, '91719');
  return invalid(`${place.replace(/creditCard$/, 'paypalAccount')}.token`, '92906');
}

async function keep(work: ServerWork, { order, instrument, place }: Keeping) {
  const { trx, merchant, now } = work;
  const { customerId, billing, options } = order;
  const { ownToken, ...details } = instrument.details;
  const token = order.token || (typeof ownToken === 'string' ? ownToken : undefined);
  const hasAddress = billing !== undefined && Object.keys(billing).length > 0;
  const address = hasAddress ? await addAddress(work, customerId, billing) : undefined;
  try {
    const method = await addPaymentMethod(trx, {
      merchantId: merchant.id,
      customerId,
      token,
      content: { ...instrument, details },
      billingAddressId: address?.id ?? order.billingAddressId,
      isDefault: options.make_default,
      now,
    });
    return method ?? invalid('paymentMethod.customerId', '93105');
  } catch (error) {
    if (isUniqueViolation(error, 'payment_methods_pkey')) refuseTakenToken(instrument, place);
    throw error;
  }
}
