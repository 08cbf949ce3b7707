/** Address on file with the card's bank. */
export interface ThreeDSecureBillingAddress {
  givenName?: string | undefined;
  surname?: string | undefined;
  phoneNumber?: string | undefined;
  streetAddress?: string | undefined;
  extendedAddress?: string | undefined;
  line3?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  countryCodeAlpha2?: string | undefined;
}

/** The address that goods go to. */
export interface ThreeDSecureShippingAddress {
  streetAddress: string;
  extendedAddress: string;
  line3: string;
  locality: string;
  region: string;
  postalCode: string;
  countryCodeAlpha2: string;
}

/** What else the issuer may weigh. */
export interface ThreeDSecureAdditionalInformation {
  workPhoneNumber?: string | undefined;
  shippingGivenName?: string | undefined;
  shippingSurname?: string | undefined;
  shippingAddress?: ThreeDSecureShippingAddress | undefined;
  streetAddress?: string | undefined;
  extendedAddress?: string | undefined;
  line3?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  countryCodeAlpha2?: string | undefined;
  shippingPhone?: string | undefined;
  shippingMethod?: string | undefined;
  shippingMethodIndicator?: string | undefined;
  productCode?: string | undefined;
  deliveryTimeframe?: string | undefined;
  deliveryEmail?: string | undefined;
  reorderindicator?: string | undefined;
  preorderIndicator?: string | undefined;
  preorderDate?: string | undefined;
  giftCardAmount?: string | undefined;
  giftCardCurrencyCode?: string | undefined;
  giftCardCount?: string | undefined;
  accountAgeIndicator?: string | undefined;
  accountCreateDate?: string | undefined;
  accountChangeIndicator?: string | undefined;
  accountChangeDate?: string | undefined;
  accountPwdChangeIndicator?: string | undefined;
  accountPwdChangeDate?: string | undefined;
  shippingAddressUsageIndicator?: string | undefined;
  shippingAddressUsageDate?: string | undefined;
  transactionCountDay?: string | undefined;
  transactionCountYear?: string | undefined;
  addCardAttempts?: string | undefined;
  accountPurchases?: string | undefined;
  fraudActivity?: string | undefined;
  shippingNameIndicator?: string | undefined;
  paymentAccountIndicator?: string | undefined;
  paymentAccountAge?: string | undefined;
  acsWindowSize?: string | undefined;
  sdkMaxTimeout?: string | undefined;
  addressMatch?: string | undefined;
  accountId?: string | undefined;
  ipAddress?: string | undefined;
  orderDescription?: string | undefined;
  taxAmount?: string | undefined;
  userAgent?: string | undefined;
  authenticationIndicator?: string | undefined;
  installment?: string | undefined;
  purchaseDate?: string | undefined;
  recurringEnd?: string | undefined;
  recurringFrequency?: string | undefined;
}
