import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { addAddress, changeAddress } from '../addresses/addresses.service.ts';
import { readAddress } from '../addresses/address-fields.ts';
import { readCard } from '../instruments/card-fields.ts';
import { invalid, refuseInvalid, unsuccessful } from '../server-api/invalid-request.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addFieldErrors, noErrors } from '../server-api/validation-errors.ts';
import { checkExpiration, fullYear } from '../instruments/check-card.ts';
import { withPassThru } from '../instruments/pass-thru.ts';
import { instrumentOfMethod } from '../instruments/instrument.ts';
import { verifyInstrument, type Verification } from '../verifications/verifications.service.ts';
import { findDuplicate } from './duplicates.ts';
import { readVaultTerms, refuseTakenToken } from './vaulting.service.ts';
import { changeCard, storeCard, type Card } from '../vault/cards.service.ts';
import type { paymentMethodChange } from './payment-method-fields.ts';
import {
  changePaymentMethod,
  getPaymentMethod,
  needMethod,
  removePaymentMethod,
  type PaymentMethod,
} from './payment-methods.service.ts';

type Change = z.output<typeof paymentMethodChange>;

export interface ChangeRequest {
  token: string;
  change: Change;
}

export async function updatePaymentMethod(
  deps: Dependencies,
  caller: Caller,
  { token, change }: ChangeRequest,
): Promise<PaymentMethod> {
  const { api_request_key: key, ...fields } = change;
  const done = await inTransaction(deps, caller, (work) => {
    const request = { key, operation: `update ${token}`, fields, root: 'paymentMethod' } as const;
    return onceByKey<Changed>(work, request, {
      act: () => changeMethod(work, { token, change }),
      idOf: (changed) => ('method' in changed ? changed.method.token : undefined),
      find: async (known) => ({ method: await needMethod(work, known) }),
    });
  });
  if ('method' in done) return done.method;
  return unsuccessful({ verification: done.failed.presented }, done.failed.message);
}

/** A method as it is by now, or the verification that its change has failed. */
export type Changed = { method: PaymentMethod } | { failed: Verification };

/** Changes a method in the vault, after its card was checked where the request asks for it. */
export async function changeMethod(
  work: ServerWork,
  { token, change }: ChangeRequest,
): Promise<Changed> {
  const method = await needMethod(work, token);
  const card = method.card && (await changedCard(work, method.card, change));
  if (card && change.number) await refuseDuplicateOf(work, { method, card, change });
  const checked = card ?? method.card;
  if (change.options?.verify_card && checked) {
    const verified = await verifyChange(work, { method, card: checked, change });
    if (!verified.isVerified) return { failed: verified };
  }
  const billing = await newBilling(work, method, change);
  if (change.token && change.token !== token) await refuseTaken(work, method, change.token);
  const changed = await changePaymentMethod(work.trx, method, {
    now: work.now,
    ...(card && { card }),
    ...(billing !== undefined && { billingAddressId: billing }),
    ...(change.options?.make_default && { isDefault: true }),
    ...(change.token && { newToken: change.token }),
  });
  return { method: changed };
}

/** The new number must not be in the vault under another token, where the request says so. */
async function refuseDuplicateOf(
  { trx }: ServerWork,
  { method, card, change }: { method: PaymentMethod; card: Card; change: Change },
): Promise<void> {
  if (method.card?.fingerprint === card.fingerprint) return;
  const { options } = change;
  const code = await findDuplicate(trx, {
    card,
    customerId: method.customerId,
    isUnique: options?.fail_on_duplicate_payment_method === true,
    isUniqueOfCustomer: options?.fail_on_duplicate_payment_method_for_customer === true,
  });
  if (code) invalid('creditCard.number', code);
}

async function verifyChange(
  work: ServerWork,
  { method, card, change }: { method: PaymentMethod; card: Card; change: Change },
): Promise<Verification> {
  const { customerId, token, type, details } = method;
  const errors = noErrors();
  const terms = await readVaultTerms(work, change.options ?? {}, { errors, place: 'creditCard' });
  const billing = change.billing_address
    ? readAddress(change.billing_address, errors, 'creditCard.billingAddress')
    : (card.billingAddress ?? {});
  const kept = { type, card, details, token, customerId };
  const noting = { errors, of: 'verification' } as const;
  const instrument = withPassThru(
    await instrumentOfMethod(work, kept, change.cvv),
    change.three_d_secure_pass_thru,
    noting,
  );
  refuseInvalid(errors);
  return verifyInstrument(work, {
    instrument,
    billing,
    ...terms,
    customerId,
    paymentMethodToken: token,
  });
}

export function deletePaymentMethod(
  deps: Dependencies,
  caller: Caller,
  token: string,
): Promise<void> {
  return inTransaction(deps, caller, async (work) => {
    await removePaymentMethod(work.trx, await needMethod(work, token));
  });
}

async function refuseTaken(
  { trx, merchant }: ServerWork,
  method: PaymentMethod,
  token: string,
): Promise<void> {
  if (!/^[A-Za-z0-9_-]{1,36}$/.test(token)) invalid('creditCard.token', '91718');
  const taken = await getPaymentMethod(trx, { merchantId: merchant.id, token });
  if (taken) refuseTakenToken(method, 'creditCard');
}

async function newBilling(
  work: ServerWork,
  { customerId, billingAddressId }: PaymentMethod,
  change: Change,
): Promise<string | undefined> {
  if (!change.billing_address) return change.billing_address_id || undefined;
  const errors = noErrors();
  const billing = readAddress(change.billing_address, errors, 'creditCard.billingAddress');
  refuseInvalid(errors);
  if (change.billing_address.options?.update_existing && billingAddressId !== null) {
    const key = { merchantId: work.merchant.id, customerId, id: billingAddressId };
    return (await changeAddress(work, key, billing)).id;
  }
  return (await addAddress(work, customerId, billing)).id;
}

/** Another card in the place of the kept one; undefined when nothing of it changes. */
async function changedCard(
  work: ServerWork,
  card: Card,
  change: Change,
): Promise<Card | undefined> {
  const { trx, deps, merchant, now } = work;
  const errors = noErrors();
  if (change.number) {
    const reading = { ...work, errors, place: 'creditCard' };
    const entry = readCard({ ...keptFields(card, change), ...change }, reading);
    refuseInvalid(errors);
    return entry && storeCard(trx, deps.sealer, { merchantId: merchant.id, entry, now });
  }
  const [month = '', year = ''] = (change.expiration_date ?? '').split('/');
  const changedMonth = (change.expiration_month ?? month).trim();
  const changedYear = (change.expiration_year ?? year).trim();
  const hasDate = changedMonth !== '' || changedYear !== '';
  const expirationMonth = changedMonth || card.expirationMonth;
  const expirationYear = changedYear || card.expirationYear;
  if (!hasDate && change.cardholder_name === undefined) return undefined;
  if (hasDate) {
    const expirationDate = change.expiration_date;
    const dates = { expirationDate, expirationMonth, expirationYear };
    addFieldErrors(errors, ['creditCard'], checkExpiration(dates, true));
  }
  refuseInvalid(errors);
  const changes = {
    ...(hasDate && {
      expirationMonth: expirationMonth.padStart(2, '0'),
      expirationYear: fullYear(expirationYear),
    }),
    ...(change.cardholder_name !== undefined && { cardholderName: change.cardholder_name }),
  };
  return changeCard(trx, deps.sealer, { card, changes, now });
}

/** What a change of the number leaves as it is. */
function keptFields(card: Card, change: Change) {
  const hasDate = Boolean(change.expiration_date || change.expiration_month);
  return {
    cardholder_name: card.cardholderName ?? undefined,
    ...(!hasDate && {
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
    }),
  };
}
