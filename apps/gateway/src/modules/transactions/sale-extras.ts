import type { z } from 'zod';
import type { Instrument } from '../instruments/instrument.ts';
import { checkAccountType } from '../instruments/account-type.ts';
import type { MerchantAccount } from '../merchants/merchants.service.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';

const party = wireObject({
  first_name: wireText,
  last_name: wireText,
  tax_id: wireText,
  account_reference_number: wireText,
});

/** What few merchants say of a sale; it is checked, and what the answer repeats is kept. */
export const extraShape = {
  product_sku: wireText,
  processing_merchant_category_code: wireText,
  exchange_rate_quote_id: wireText,
  surcharge_amount: wireText,
  subscription_id: wireText,
  device_data: wireText,
  transfer: wireObject({ type: wireText, sender: party, receiver: party }),
} satisfies z.ZodRawShape;

type Extras = z.output<z.ZodObject<typeof extraShape>>;

const place = 'transaction';
const longestQuote = 4_009;

/** https://developer.paypal.com/braintree/docs/reference/request/transaction/sale */
const transferTypes = new Set([
  'account_to_account',
  'boleto_ticket',
  'person_to_person',
  'wallet_transfer',
]);

export function checkExtras(fields: Extras, errors: ValidationErrors): void {
  const note = (attribute: string, code: ValidationCode): void =>
    addError(errors, `${place}.${attribute}`, code);
  const { product_sku: sku, processing_merchant_category_code: category } = fields;
  if (sku && !/^[A-Za-z0-9]{1,35}$/.test(sku)) note('productSku', '915202');
  if (category && !/^\d{4}$/.test(category)) note('processingMerchantCategoryCode', '915265');
  if ((fields.exchange_rate_quote_id?.length ?? 0) > longestQuote) {
    note('exchangeRateQuoteId', '915229');
  }
  // There are no subscriptions in this gateway.
  if (fields.subscription_id) note('subscriptionId', '91528');
  checkTransfer(fields.transfer, errors);
}

function checkTransfer(transfer: Extras['transfer'], errors: ValidationErrors): void {
  if (transfer === undefined) return;
  const note = (attribute: string, code: ValidationCode): void =>
    addError(errors, `${place}.transfer.${attribute}`, code);
  if (transfer.type && !transferTypes.has(transfer.type)) note('type', '97501');
  const parties = { sender: senderCodes, receiver: receiverCodes };
  for (const [name, codes] of Object.entries(parties)) {
    const who = transfer[name as keyof typeof parties]; // of exactly these names
    if ((who?.first_name?.length ?? 0) > 50) note(`${name}.firstName`, codes.firstName);
    if ((who?.last_name?.length ?? 0) > 50) note(`${name}.lastName`, codes.lastName);
    if ((who?.tax_id?.length ?? 0) > 30) note(`${name}.taxId`, codes.taxId);
    if ((who?.account_reference_number?.length ?? 0) > 34) {
      note(`${name}.accountReferenceNumber`, codes.account);
    }
  }
}

type PartyCodes = Readonly<Record<'firstName' | 'lastName' | 'taxId' | 'account', ValidationCode>>;

const senderCodes: PartyCodes = {
  firstName: '97503',
  lastName: '97504',
  taxId: '97502',
  account: '97505',
};
const receiverCodes: PartyCodes = {
  firstName: '97507',
  lastName: '97508',
  taxId: '97506',
  account: '97509',
};

interface Charging {
  type: 'sale' | 'credit';
  account: MerchantAccount | undefined;
  accountType: string | undefined;
  submitsForSettlement: boolean;
  hasServiceFee: boolean;
}

/** What does not go together with what is charged. */
export function checkAgainstInstrument(
  instrument: Pick<Instrument, 'type'> | undefined,
  charging: Charging,
  errors: ValidationErrors,
): void {
  const { type, account, accountType, submitsForSettlement, hasServiceFee } = charging;
  if (hasServiceFee && type === 'credit') addError(errors, `${place}.base`, '91552');
  if (hasServiceFee && instrument?.type === 'PayPalAccount') {
    addError(errors, `${place}.base`, '91578');
  }
  const path = `${place}.options.creditCard.accountType`;
  const codes = { wrong: '915184', notSupported: '915185' } as const;
  checkAccountType(accountType, account, { errors, path, codes });
  if (accountType === 'debit' && account?.currency === 'BRL' && !submitsForSettlement) {
    addError(errors, path, '915186');
  }
}
