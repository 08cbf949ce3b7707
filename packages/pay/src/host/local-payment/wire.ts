import type {
  LocalPaymentAddress,
  LocalPaymentStartPaymentOptions,
  LocalPaymentTokenizePayload,
} from '../../types/local-payment.ts';

/** Where a bank leads back to. */
export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
}

/** Body of the call that starts a payment. */
export function createBody(
  options: LocalPaymentStartPaymentOptions,
  merchantAccountId: string | undefined,
  addresses: ReturnAddresses,
): object {
  const { amount, bic, birthDate, blikOptions, correlationId } = options;
  const { discountAmount, lineItems, paymentTypeCountryCode } = options;
  const { phone, phoneCountryCode, recurrent, shippingAmount } = options;
  return {
    amount,
    bic,
    birthDate,
    blikOptions,
    correlationId,
    discountAmount,
    lineItems,
    paymentTypeCountryCode,
    phone,
    phoneCountryCode,
    recurrent,
    shippingAmount,
    ...addresses,
    ...wireAddress(options.address),
    billingAddress: wireAddress(options.billingAddress),
    currencyIsoCode: options.currencyCode,
    experienceProfile: {
      brandName: options.displayName,
      customerServiceInstructions: options.customerServiceInstructions,
      locale: options.locale,
      noShipping: !options.shippingAddressRequired,
    },
    firstName: options.givenName,
    lastName: options.surname,
    fundingSource: options.paymentType,
    intent: 'sale',
    merchantAccountId,
    merchantOrPartnerCustomerId: options.customerId,
    payerEmail: options.email,
  };
}

function wireAddress(given: LocalPaymentAddress | null | undefined): object {
  const address = given ?? {};
  return {
    line1: address.streetAddress,
    line2: address.extendedAddress,
    city: address.locality,
    state: address.region,
    postalCode: address.postalCode,
    countryCode: address.countryCode,
  };
}

/** What the gateway says of a payment that begins. */
export interface PaymentResource {
  paymentToken: string;
  redirectUrl?: string | null | undefined;
}

/** Parameters of an address that a bank led to, by their names in windows and on fallback pages. */
export type BankParams = Readonly<Record<string, string | undefined>>;

/** Body of the call that turns an approved payment into a nonce. */
export function tokenizeBody(params: BankParams, more: { unilateral: unknown }): object {
  return {
    correlationId: params['btLpToken'] || params['token'],
    paymentToken: params['btLpPaymentId'] || params['paymentId'],
    payerId: params['btLpPayerId'] || params['PayerID'],
    ...more,
    intent: 'sale',
  };
}

interface Account {
  nonce: string;
  type: string;
  details?: { payerInfo?: unknown; correlationId?: string } | null;
}

/** The merchant's view of a tokenized payment. */
export function payloadOf(body: { paypalAccounts?: Account[] }): LocalPaymentTokenizePayload {
  const [account] = body.paypalAccounts ?? [];
  if (!account) throw new TypeError('the gateway answered without an account');
  const { nonce, type, details } = account;
  const { payerInfo, correlationId } = details ?? {};
  // The correlation id is absent, not empty, where the gateway gives none; the published declaration
  // does not say so.
  return {
    nonce,
    details: payerInfo ?? {},
    type,
    ...(correlationId && { correlationId }),
  } as LocalPaymentTokenizePayload;
}

/** A flag of an address: said so, and not said to be false. */
export function isSet(text: string | undefined): boolean {
  return Boolean(text) && text !== 'false' && text !== '0';
}
