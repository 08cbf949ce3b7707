import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { readAddress } from '../addresses/address-fields.ts';
import { changeMethod, type Changed } from '../payment-methods/change-method.service.ts';
import { paymentMethodChange, vaultShape } from '../payment-methods/payment-method-fields.ts';
import {
  changePaymentMethod,
  getPaymentMethod,
} from '../payment-methods/payment-methods.service.ts';
import {
  checkForVault,
  keepInVault,
  type VaultOrder,
  type VaultPlaces,
} from '../payment-methods/vaulting.service.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { invalid, refuseInvalid, unsuccessful } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import { readBody, wireObject, wireText } from '../server-api/wire-fields.ts';
import { walletCardShape } from '../instruments/wallet-card.ts';
import { customerShape, readCustomer, type CustomerOrder } from '../customers/customer-fields.ts';
import type { Verification } from '../verifications/verifications.service.ts';
import type { WholeCustomer } from './customer.presenter.ts';
import { addCustomer, changeCustomer } from '../customers/customers.service.ts';
import { getWholeCustomer } from './whole-customer.service.ts';

const requestFields = z.object({
  ...customerShape,
  api_request_key: wireText,
  payment_method_nonce: wireText,
  default_payment_method_token: wireText,
  credit_card: wireObject(vaultShape),
  apple_pay_card: wireObject({
    ...walletCardShape,
    billing_address: vaultShape.billing_address,
    options: vaultShape.options,
  }),
});
type RequestFields = z.output<typeof requestFields>;

/** A new customer, with the card or account that the request brings. */
export function createCustomer(deps: Dependencies, caller: Caller, body: unknown) {
  return save(deps, caller, {
    body,
    write: async (work, order) => (await addCustomer(work, order, 'customer')).id,
  });
}

export function updateCustomer(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body: unknown },
) {
  return save(deps, caller, {
    body,
    id,
    write: async (work, order) => (await changeCustomer(work, id, order)).id,
  });
}

interface Saving {
  body: unknown;
  /** Who it is, when it is there already. */
  id?: string;
  /** Writes the customer itself; answers its id. */
  write: (work: ServerWork, order: CustomerOrder) => Promise<string>;
}

/** All of it or nothing; but a verification that failed is remembered, and its nonce redeemed. */
async function save(
  deps: Dependencies,
  caller: Caller,
  { body, id: knownId = '', write }: Saving,
): Promise<WholeCustomer> {
  const fields = readBody(requestFields, body, 'customer');
  const { api_request_key: key, ...asked } = fields;
  const saved = await inTransaction(deps, caller, (work) => {
    const operation = `save customer ${knownId}`;
    const request = { key, operation, fields: asked, root: 'customer' } as const;
    return onceByKey<Saved>(work, request, {
      act: () => saveOnce(work, { fields, knownId, write }),
      idOf: (done) => ('whole' in done ? done.whole.customer.id : undefined),
      find: async (id) => ({ whole: await wholeOf(work, id) }),
    });
  });
  if ('whole' in saved) return saved.whole;
  return unsuccessful({ verification: saved.failed.presented }, saved.failed.message);
}

type Saved = { whole: WholeCustomer } | { failed: Verification };

interface SavingOnce extends Pick<Saving, 'write'> {
  fields: RequestFields;
  knownId: string;
}

async function saveOnce(work: ServerWork, { fields, knownId, write }: SavingOnce): Promise<Saved> {
  const errors = noErrors();
  const customer = readCustomer(fields, {
    errors,
    place: 'customer',
    customFields: work.merchant.options.customFields,
  });
  const changedToken = fields.credit_card?.options?.update_existing_token;
  if (changedToken && knownId === '') {
    addError(errors, 'customer.creditCard.options.updateExistingToken', '91729');
  }
  const kept = changedToken ? undefined : readKept(fields, errors, knownId);
  const check = kept && (await checkForVault(work, kept.order, { errors, ...kept }));
  refuseInvalid(errors);
  if (check && 'failed' in check) return check;
  if (changedToken) {
    const changed = await changeKept(work, { token: changedToken, fields, customerId: knownId });
    if ('failed' in changed) return changed;
  }
  const id = await write(work, customer);
  if (kept && check) {
    const order = { ...kept.order, customerId: id };
    await keepInVault(work, { order, ...check, place: kept.places.card });
  }
  await chooseDefault(work, id, fields.default_payment_method_token);
  return { whole: await wholeOf(work, id) };
}

interface KeptChange {
  token: string;
  fields: RequestFields;
  customerId: string;
}

/** The card of the request changes one that the customer keeps, and does not stand beside it. */
async function changeKept(
  work: ServerWork,
  { token, fields, customerId }: KeptChange,
): Promise<Changed> {
  const method = await getPaymentMethod(work.trx, { merchantId: work.merchant.id, token });
  if (method?.customerId !== customerId) {
    return invalid('customer.creditCard.options.updateExistingToken', '91723');
  }
  return changeMethod(work, { token, change: paymentMethodChange.parse(fields.credit_card) });
}

async function chooseDefault(
  work: ServerWork,
  customerId: string,
  token: string | undefined,
): Promise<void> {
  if (!token) return;
  const { trx, merchant, now } = work;
  const method = await getPaymentMethod(trx, { merchantId: merchant.id, token });
  if (method?.customerId !== customerId)
    return invalid('customer.defaultPaymentMethodToken', '91718');
  await changePaymentMethod(trx, method, { isDefault: true, now });
}

function wholeOf({ trx, merchant, now }: ServerWork, id: string): Promise<WholeCustomer> {
  return getWholeCustomer(trx, { merchantId: merchant.id, id, now });
}

/** The card or account that the request brings, if it does. */
function readKept(fields: RequestFields, errors: ValidationErrors, customerId: string) {
  const card = fields.credit_card;
  const apple = fields.apple_pay_card;
  const cardNonce = card?.payment_method_nonce;
  const nonce = cardNonce || fields.payment_method_nonce;
  const hasCard = card !== undefined && hasCardFields(card);
  if (!nonce && !hasCard && !apple) return undefined;
  const place = 'customer.creditCard';
  const billing = card?.billing_address ?? apple?.billing_address;
  const order: VaultOrder = {
    customerId,
    nonce,
    card: nonce ? undefined : card,
    apple: nonce || hasCard ? undefined : apple,
    token: card?.token,
    billing: billing && readAddress(billing, errors, `${place}.billingAddress`),
    billingAddressId: card?.billing_address_id || undefined,
    options: card?.options ?? apple?.options ?? {},
    passThru: card?.three_d_secure_pass_thru,
  };
  const places: Omit<VaultPlaces, 'card'> = cardNonce
    ? { nonce: `${place}.paymentMethodNonce`, consumed: '91731', unknown: '91732' }
    : { nonce: 'customer.paymentMethodNonce', consumed: '93107', unknown: '93108' };
  return { order, places: { ...places, card: place } };
}

/** A card that is given in part is a card with something missing. */
function hasCardFields(card: NonNullable<RequestFields['credit_card']>): boolean {
  const { options: _, billing_address: __, three_d_secure_pass_thru: ___, ...own } = card;
  return Object.values(own).some((value) => value !== undefined);
}
