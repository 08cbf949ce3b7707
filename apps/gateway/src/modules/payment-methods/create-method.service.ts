import type { Dependencies } from '../../dependencies.ts';
import { readAddress } from '../addresses/address-fields.ts';
import { listAddresses } from '../addresses/addresses.service.ts';
import { findCustomer } from '../customers/customers.service.ts';
import { unsuccessful } from '../server-api/invalid-request.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors } from '../server-api/validation-errors.ts';
import type { PaymentMethodFields } from './payment-method-fields.ts';
import type { Verification } from '../verifications/verifications.service.ts';
import { needMethod, type PaymentMethod } from './payment-methods.service.ts';
import { checkForVault, keepInVault } from './vaulting.service.ts';

export interface MethodRequest {
  fields: PaymentMethodFields;
  /** The request's root object: a payment method by nonce, or a card with its number. */
  root: 'paymentMethod' | 'creditCard';
}

/** Keeps a nonce or a card for a customer; a card that fails its verification is not kept. */
export async function createPaymentMethod(
  deps: Dependencies,
  caller: Caller,
  { fields, root }: MethodRequest,
): Promise<PaymentMethod> {
  const { api_request_key: key, ...asked } = fields;
  const done = await inTransaction(deps, caller, (work) => {
    const request = { key, operation: `create ${root}`, fields: asked, root };
    return onceByKey<Created>(work, request, {
      act: () => makeMethod(work, { fields, root }),
      idOf: (made) => ('method' in made ? made.method.token : undefined),
      find: async (token) => ({ method: await needMethod(work, token) }),
    });
  });
  if ('method' in done) return done.method;
  return unsuccessful({ verification: done.failed.presented }, done.failed.message);
}

type Created = { method: PaymentMethod } | { failed: Verification };

async function makeMethod(work: ServerWork, { fields, root }: MethodRequest): Promise<Created> {
  const isCard = root === 'creditCard';
  const errors = noErrors();
  const customerId = fields.customer_id ?? '';
  const key = { merchantId: work.merchant.id, id: customerId };
  if (customerId === '') addError(errors, `${root}.customerId`, isCard ? '91704' : '93104');
  else if (!(await findCustomer(work.trx, key))) {
    addError(errors, `${root}.customerId`, isCard ? '91705' : '93105');
  }
  const hasSource = Boolean(fields.payment_method_nonce || fields.number);
  if (!isCard && !hasSource) addError(errors, 'paymentMethod.paymentMethodNonce', '93103');
  if (fields.billing_address_id) {
    const known = await listAddresses(work.trx, work.merchant.id, customerId);
    const isKnown = known.some(({ id }) => id === fields.billing_address_id);
    if (!isKnown) addError(errors, `${root}.billingAddressId`, '91702');
  }
  const billing = fields.billing_address;
  if (billing && fields.billing_address_id) addError(errors, `${root}.base`, '91701');
  const order = {
    customerId,
    nonce: fields.payment_method_nonce,
    card: isCard || fields.number ? fields : undefined,
    token: fields.token,
    billing: billing && readAddress(billing, errors, `${root}.billingAddress`),
    billingAddressId: fields.billing_address_id || undefined,
    options: fields.options ?? {},
    passThru: fields.three_d_secure_pass_thru,
  };
  const places = {
    nonce: `${root}.paymentMethodNonce`,
    card: 'creditCard',
    consumed: isCard ? '91731' : '93107',
    unknown: isCard ? '91732' : '93108',
  } as const;
  const check = await checkForVault(work, order, { errors, places });
  if ('failed' in check) return check;
  return { method: await keepInVault(work, { order, ...check, place: places.card }) };
}
