import { z } from 'zod';
import { addressShape } from '../addresses/address-fields.ts';
import { cardShape } from '../instruments/card-fields.ts';
import { passThruField } from '../instruments/pass-thru.ts';
import { wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';

const vaultOptionsShape = {
  make_default: wireFlag,
  verify_card: wireFlag,
  fail_on_duplicate_payment_method: wireFlag,
  fail_on_duplicate_payment_method_for_customer: wireFlag,
  update_existing_token: wireText,
  verification_amount: wireText,
  verification_merchant_account_id: wireText,
  verification_account_type: wireText,
  account_information_inquiry: wireText,
  skip_advanced_fraud_checking: wireFlag,
} satisfies z.ZodRawShape;

const vaultOptions = z.object(vaultOptionsShape);
export type VaultOptions = z.output<typeof vaultOptions>;

/** Another address, or what changes of the one that is there. */
const billingChange = wireObject({
  ...addressShape,
  options: wireObject({ update_existing: wireFlag }),
});

/** A card or nonce to be kept, beside its customer. */
export const vaultShape = {
  ...cardShape,
  payment_method_nonce: wireText,
  billing_address_id: wireText,
  billing_address: billingChange,
  options: wireObject(vaultOptionsShape),
  three_d_secure_pass_thru: passThruField,
} satisfies z.ZodRawShape;

export type VaultFields = z.output<z.ZodObject<typeof vaultShape>>;

export const paymentMethodFields = z.object({
  ...vaultShape,
  customer_id: wireText,
  api_request_key: wireText,
});

export type PaymentMethodFields = z.output<typeof paymentMethodFields>;

/** What may be changed of a method in the vault. */
export const paymentMethodChange = z.object({
  api_request_key: wireText,
  token: wireText,
  cardholder_name: wireText,
  expiration_date: wireText,
  expiration_month: wireText,
  expiration_year: wireText,
  number: wireText,
  cvv: wireText,
  billing_address_id: wireText,
  billing_address: billingChange,
  options: wireObject(vaultOptionsShape),
  three_d_secure_pass_thru: passThruField,
});
