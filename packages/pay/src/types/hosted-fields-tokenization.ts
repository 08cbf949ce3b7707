import type { HostedFieldsHostedFieldsFieldName } from './hosted-fields-state.ts';

/** What may be shown of a tokenized card. */
export interface HostedFieldsAccountDetails {
  bin: string;
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  cardholderName: string;
  lastTwo: string;
  lastFour: string;
}

/** What the issuer says of a card's kind. */
export type HostedFieldsTokenizeValues = 'Yes' | 'No' | 'Unknown';

/** What is known of a card's kind. */
export interface HostedFieldsBinData {
  commercial: HostedFieldsTokenizeValues;
  countryOfIssuance: string;
  debit: HostedFieldsTokenizeValues;
  durbinRegulated: HostedFieldsTokenizeValues;
  healthcare: HostedFieldsTokenizeValues;
  issuingBank: string;
  payroll: HostedFieldsTokenizeValues;
  prepaid: HostedFieldsTokenizeValues;
  productId: string;
  business: HostedFieldsTokenizeValues;
  consumer: HostedFieldsTokenizeValues;
  purchase: HostedFieldsTokenizeValues;
  corporate: HostedFieldsTokenizeValues;
}

/** A tokenized card. */
export interface HostedFieldsTokenizePayload {
  /** Send it to the server; good once and for three hours. */
  nonce: string;
  details: HostedFieldsAccountDetails;
  type: string;
  description: string;
  binData: HostedFieldsBinData;
  /** The gateway gives it only when it is asked for. */
  authenticationInsight?: {
    regulationEnvironment?: 'psd2' | 'unregulated' | 'unavailable';
  };
}

/** Address on file with the card's bank. */
export interface HostedFieldsBillingAddress {
  postalCode?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  streetAddress?: string | undefined;
  extendedAddress?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  countryCodeNumeric?: string | undefined;
  countryCodeAlpha2?: string | undefined;
  countryCodeAlpha3?: string | undefined;
  countryName?: string | undefined;
}

/** Key of a field. */
export type TokenizationFields = HostedFieldsHostedFieldsFieldName;

/** Options of `tokenize`. */
export interface HostedFieldsTokenizeOptions {
  /** Keep the card for the client token's customer; validates it. */
  vault?: boolean | undefined;
  authenticationInsight?: { merchantAccountId: string } | undefined;
  fieldsToTokenize?: TokenizationFields[] | undefined;
  /** Wins over the field. */
  cardholderName?: string | undefined;
  billingAddress?: HostedFieldsBillingAddress | undefined;
  shippingAddress?: HostedFieldsBillingAddress | undefined;
  phone?: { number?: string; countryCode?: string; extension?: string } | undefined;
  email?: string | undefined;
}
