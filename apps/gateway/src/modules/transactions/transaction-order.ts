import { readAddress, type Address } from '../addresses/address-fields.ts';
import { readCustomer, type CustomerOrder } from '../customers/customer-fields.ts';
import { readCustomFields } from '../customers/custom-fields.ts';
import { checkTransactionSource } from '../instruments/transaction-source.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { MerchantOptions } from '../merchants/merchant-options.ts';
import type { MerchantAccount } from '../merchants/merchants.service.ts';
import { checkParts, readAmount } from './amounts.ts';
import { checkExtras } from './sale-extras.ts';
import { checkContext } from './payment-context.ts';
import { readOrderDetails, type OrderDetails } from './order-details.ts';
import type { TransactionFields } from './transaction-fields.ts';

/** A transaction to be, but for what it charges. */
export interface TransactionOrder {
  type: 'sale' | 'credit';
  account: MerchantAccount | undefined;
  /** Undefined when it is wrong. */
  amountMinor: number | undefined;
  currency: string;
  orderId: string | undefined;
  channel: string | undefined;
  customer: CustomerOrder;
  billing: Address;
  shipping: Address;
  customFields: Record<string, string>;
  orderDetails: OrderDetails;
}

/** What a request may name of its merchant. */
interface KnownOfMerchant extends Pick<MerchantOptions, 'customFields'> {
  accounts: readonly MerchantAccount[];
}

/** Reads the request and notes everything that is wrong with it, all at once. */
export function readOrder(
  fields: TransactionFields,
  { accounts, customFields }: KnownOfMerchant,
  errors: ValidationErrors,
): TransactionOrder {
  const type = readType(fields.type, errors);
  const account = readAccount(fields.merchant_account_id, accounts, errors);
  const currency = account?.currency ?? 'USD';
  const reading = { currency, errors };
  checkParts(fields, reading);
  if ((fields.order_id?.length ?? 0) > 255) addError(errors, 'transaction.orderId', '91501');
  if ((fields.channel?.length ?? 0) > 255) addError(errors, 'transaction.channel', '91550');
  const path = 'transaction.transactionSource';
  checkTransactionSource(fields.transaction_source, { errors, path });
  checkContext(fields, errors);
  checkExtras(fields, errors);
  checkDelivery(fields, errors);
  checkAddressChoice(fields, errors);
  checkNetworkToken(fields, errors);
  const place = 'transaction';
  return {
    type,
    account,
    currency,
    amountMinor: readAmount(fields.amount, reading),
    orderId: fields.order_id || undefined,
    channel: fields.channel || undefined,
    customer: readCustomer(fields.customer ?? {}, {
      errors,
      customFields,
      place: `${place}.customer`,
    }),
    billing: readAddress(fields.billing ?? {}, errors, `${place}.billing`),
    shipping: readAddress(fields.shipping ?? {}, errors, `${place}.shipping`),
    customFields: readCustomFields(fields.custom_fields, errors, {
      place,
      known: customFields,
      invalid: '91526',
      tooLong: '81527',
    }),
    orderDetails: {
      ...readOrderDetails(fields, errors),
      surchargeAmount: fields.surcharge_amount || null,
      scaExemptionRequested: fields.sca_exemption || null,
    },
  };
}

function readType(type: string | undefined, errors: ValidationErrors): 'sale' | 'credit' {
  if (type === 'sale' || type === 'credit') return type;
  addError(errors, 'transaction.type', type ? '91523' : '91524');
  return 'sale';
}

function readAccount(
  id: string | undefined,
  accounts: readonly MerchantAccount[],
  errors: ValidationErrors,
): MerchantAccount | undefined {
  const account = id ? accounts.find((one) => one.id === id) : accounts[0];
  if (account === undefined) addError(errors, 'transaction.merchantAccountId', '91513');
  else if (account.status !== 'active') {
    addError(errors, 'transaction.merchantAccountId', '91514');
  }
  return account;
}

/** https://developer.paypal.com/braintree/docs/reference/request/transaction/sale */
const shippingMethods = new Set([
  'same_day',
  'next_day',
  'priority',
  'ground',
  'electronic',
  'ship_to_store',
  'pickup_in_store',
]);

/** An address is given or named, not both. */
function checkAddressChoice(fields: TransactionFields, errors: ValidationErrors): void {
  const isGiven = Object.values(fields.billing ?? {}).some(Boolean);
  if (isGiven && fields.billing_address_id) addError(errors, 'transaction.base', '91530');
}

function checkNetworkToken({ credit_card: card }: TransactionFields, errors: ValidationErrors) {
  const token = card?.network_tokenization_attributes;
  if (token === undefined || token.cryptogram) return;
  const place = 'transaction.creditCard.networkTokenizationAttributes';
  addError(errors, `${place}.cryptogram`, '81762');
}

function checkDelivery({ billing, shipping }: TransactionFields, errors: ValidationErrors): void {
  // Digits with what people write between them, and perhaps an extension.
  const isPhone = (text: string | undefined): boolean =>
    !text || (/^\+?[\d\s().-]*\d[\d\s().-]*(x\s?\d+)?$/i.test(text) && text.length <= 255);
  const method = shipping?.shipping_method;
  if (!isPhone(billing?.phone_number))
    addError(errors, 'transaction.billing.phoneNumber', '915206');
  if (!isPhone(shipping?.phone_number)) {
    addError(errors, 'transaction.shipping.phoneNumber', '915204');
  }
  if (method && !shippingMethods.has(method)) {
    addError(errors, 'transaction.shipping.shippingMethod', '915203');
  }
}
