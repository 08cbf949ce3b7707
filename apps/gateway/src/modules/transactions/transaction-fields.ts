import { z } from 'zod';
import { addressShape } from '../addresses/address-fields.ts';
import { customerShape } from '../customers/customer-fields.ts';
import { cardShape } from '../instruments/card-fields.ts';
import { wireCustomFields, wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';

const lineItem = z.object({
  kind: wireText,
  name: wireText,
  quantity: wireText,
  unit_amount: wireText,
  total_amount: wireText,
  unit_tax_amount: wireText,
  tax_amount: wireText,
  discount_amount: wireText,
  description: wireText,
  product_code: wireText,
  commodity_code: wireText,
  unit_of_measure: wireText,
  url: wireText,
});

/** A transaction as a merchant's server asks for it. */
export const transactionFields = z.object({
  type: wireText,
  amount: wireText,
  payment_method_nonce: wireText,
  payment_method_token: wireText,
  credit_card: wireObject(cardShape),
  customer_id: wireText,
  customer: wireObject(customerShape),
  merchant_account_id: wireText,
  order_id: wireText,
  channel: wireText,
  api_request_key: wireText,
  purchase_order_number: wireText,
  tax_amount: wireText,
  tax_exempt: wireFlag,
  shipping_amount: wireText,
  discount_amount: wireText,
  ships_from_postal_code: wireText,
  transaction_source: wireText,
  accept_partial_authorization: wireFlag,
  billing: wireObject(addressShape),
  shipping: wireObject(addressShape),
  custom_fields: wireCustomFields,
  descriptor: wireObject({ name: wireText, phone: wireText, url: wireText }),
  line_items: z.array(lineItem).nullish(),
  options: wireObject({
    submit_for_settlement: wireFlag,
    store_in_vault: wireFlag,
    store_in_vault_on_success: wireFlag,
    add_billing_address_to_payment_method: wireFlag,
    skip_avs: wireFlag,
    skip_cvv: wireFlag,
    skip_advanced_fraud_checking: wireFlag,
    three_d_secure: wireObject({ required: wireFlag }),
  }),
});

export type TransactionFields = z.output<typeof transactionFields>;
export type LineItem = z.output<typeof lineItem>;
