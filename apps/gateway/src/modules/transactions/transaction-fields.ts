import { z } from 'zod';
import { addressShape } from '../addresses/address-fields.ts';
import { customerShape } from '../customers/customer-fields.ts';
import { cardShape } from '../instruments/card-fields.ts';
import { walletCardShape } from '../instruments/wallet-card.ts';
import { passThruField } from '../instruments/pass-thru.ts';
import { extraShape } from './sale-extras.ts';
import { contextShape } from './payment-context.ts';
import { installmentsField } from './installments.ts';
import { orderDetailShape } from './order-details.ts';
import { payPalShape } from './wallet-details.ts';
import { wireCustomFields, wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';

/** A number that a network gave a card for this merchant, with its proof. */
const networkToken = wireObject({
  cryptogram: wireText,
  ecommerce_indicator: wireText,
  token_requestor_id: wireText,
});

/** A transaction as a merchant's server asks for it. */
export const transactionFields = z.object({
  ...orderDetailShape,
  ...contextShape,
  ...extraShape,
  three_d_secure_pass_thru: passThruField,
  three_d_secure_authentication_id: wireText,
  three_d_secure_token: wireText,
  type: wireText,
  amount: wireText,
  payment_method_nonce: wireText,
  payment_method_token: wireText,
  apple_pay_card: wireObject(walletCardShape),
  android_pay_card: wireObject(walletCardShape),
  credit_card: wireObject({ ...cardShape, network_tokenization_attributes: networkToken }),
  customer_id: wireText,
  billing_address_id: wireText,
  shipping_address_id: wireText,
  customer: wireObject(customerShape),
  merchant_account_id: wireText,
  order_id: wireText,
  channel: wireText,
  installments: installmentsField,
  api_request_key: wireText,
  accept_partial_authorization: wireFlag,
  billing: wireObject(addressShape),
  shipping: wireObject({ ...addressShape, shipping_method: wireText }),
  custom_fields: wireCustomFields,
  paypal_account: wireObject(payPalShape),
  options: wireObject({
    submit_for_settlement: wireFlag,
    store_in_vault: wireFlag,
    store_in_vault_on_success: wireFlag,
    add_billing_address_to_payment_method: wireFlag,
    store_shipping_address_in_vault: wireFlag,
    skip_avs: wireFlag,
    skip_cvv: wireFlag,
    skip_advanced_fraud_checking: wireFlag,
    three_d_secure: wireObject({ required: wireFlag }),
    credit_card: wireObject({ account_type: wireText }),
    paypal: wireObject(payPalShape),
    payee_email: wireText,
    payee_id: wireText,
  }),
});

export type TransactionFields = z.output<typeof transactionFields>;
