const card = {
  number: '4111111111111111',
  cvv: '123',
  expiration_date: '12/2034',
  cardholder_name: 'Ada Ames',
  billing_address: {
    first_name: 'Ada',
    street_address: '1 E Main St',
    postal_code: '60622',
    country_code_alpha2: 'US',
  },
};
const address = {
  first_name: 'Ada',
  locality: 'Chicago',
  country_name: 'United States of America',
};
const filter = { is: 'Ada', is_not: 'Ben', starts_with: 'A', ends_with: 'a', contains: 'd' };
const range = { min: '1.00', max: '20.00' };
const days = { min: '2026-01-01T00:00:00Z', max: '2026-12-31T00:00:00Z' };

const lineItem = {
  kind: 'debit',
  name: 'Print',
  quantity: '1',
  unit_amount: '10.00',
  total_amount: '10.00',
  url: 'https://shop.example/print',
};
const flight = {
  departure_date: '2026-12-01',
  legs: [{ carrier_code: 'AB', fare_amount: '10.00' }],
};

const transaction = {
  type: 'sale',
  amount: '10.00',
  order_id: '1',
  credit_card: card,
  customer: { id: 'ada', first_name: 'Ada', email: 'ada@people.test' },
  billing: address,
  shipping: address,
  channel: 'shop',
  merchant_account_id: 'albumen_usd',
  custom_fields: { size: 'large' },
  device_data: '{"correlation_id":"1"}',
  risk_data: { customer_browser: 'Firefox', customer_ip: '192.0.2.1' },
  descriptor: { name: 'abc*shop', phone: '3125550198', url: 'shop.example' },
  line_items: [lineItem],
  tax_amount: '1.00',
  installments: { count: 2 },
  industry: { industry_type: 'travel_flight', data: flight },
  external_vault: { status: 'vaulted', previous_network_transaction_id: '123456789012345' },
  three_d_secure_pass_thru: {
    eci_flag: '05',
    cavv: 'some',
    xid: 'some',
    three_d_secure_version: '2.2.0',
  },
  api_request_key: 'once',
  transaction_source: 'recurring',
  options: {
    submit_for_settlement: true,
    store_in_vault: false,
    three_d_secure: { required: false },
  },
};

/** What the official server SDK sends, by call. */
export const serverBodies: Readonly<Record<string, object>> = {
  'POST /client_token': {
    client_token: { version: 2, domains: ['shop.example'], options: { verify_card: false } },
  },
  'POST /customers': {
    customer: {
      id: 'ben',
      first_name: 'Ben',
      email: 'ben@people.test',
      phone: '3125550198',
      website: 'https://ben.example',
      custom_fields: { size: 'large' },
      tax_identifiers: [{ country_code: 'US', identifier: '1' }],
      credit_card: { ...card, options: { verify_card: true, make_default: true } },
    },
  },
  'PUT /customers/:id': { customer: { first_name: 'Ada', credit_card: card } },
  'POST /customers/advanced_search_ids': { search: { first_name: filter, created_at: days } },
  'POST /customers/advanced_search': { search: { ids: ['ada'], email: filter } },
  'POST /customers/:id/addresses': { address },
  'PUT /customers/:id/addresses/:addressId': { address },
  'POST /payment_methods': {
    payment_method: { customer_id: 'ada', ...card, token: 'new', options: { make_default: true } },
  },
  'PUT /payment_methods/any/:token': {
    payment_method: { cardholder_name: 'Ada', billing_address: { ...address, options: {} } },
  },
  'PUT /payment_methods/credit_card/:token': {
    credit_card: { cardholder_name: 'Ada', number: card.number },
  },
  'POST /payment_methods/:token/nonces': {
    payment_method_nonce: { merchant_account_id: 'albumen_usd', authentication_insight: true },
  },
  'POST /transactions': { transaction },
  'POST /transactions/:id/clone': { transaction_clone: { amount: '1.00', channel: 'shop' } },
  'POST /transactions/:id/refund': { transaction: { amount: '1.00', order_id: '1' } },
  'POST /transactions/:id/submit_for_partial_settlement': { transaction: { amount: '1.00' } },
  'PUT /transactions/:id/update_details': { transaction: { amount: '1.00', order_id: '1' } },
  'PUT /transactions/:id/submit_for_settlement': { transaction: { amount: '1.00', order_id: '1' } },
  'PUT /transactions/:id/adjust_authorization': { transaction: { amount: '1.00' } },
  'POST /transactions/:id/shipments': {
    shipment: { carrier: 'UPS', tracking_id: '1Z', line_items: [lineItem], notify_payer: false },
  },
  'POST /transactions/advanced_search_ids': {
    search: {
      order_id: filter,
      amount: range,
      created_at: days,
      status: ['settled'],
      credit_card_number: filter,
      refund: true,
    },
  },
  'POST /transactions/advanced_search': { search: { ids: ['some'] } },
  'POST /disputes/:id/evidence': {
    evidence: { comments: 'Sent', category: 'GENERAL', sequence_number: 1 },
  },
  'POST /disputes/advanced_search': {
    search: { id: filter, amount_disputed: range, reason: ['fraud'] },
  },
  'POST /verifications': {
    verification: { credit_card: card, options: { amount: '1.00', account_type: 'credit' } },
  },
  'POST /verifications/advanced_search_ids': { search: { id: filter, created_at: days } },
  'POST /verifications/advanced_search': { search: { ids: ['some'] } },
  'POST /settlement_batch_summary': {
    settlement_batch_summary: { settlement_date: '2026-11-01', group_by_custom_field: 'size' },
  },
};

const pageAddress = 'http://localhost:9/back';
const price = {
  amount: '10.00',
  currencyIsoCode: 'USD',
  lineItems: [{ quantity: '1', unitAmount: '10.00', name: 'Print', kind: 'debit' }],
  amountBreakdown: { itemTotal: '10.00' },
};
const payPal = {
  ...price,
  returnUrl: pageAddress,
  cancelUrl: pageAddress,
  intent: 'sale',
  experienceProfile: { brandName: 'Shop', localeCode: 'en_US' },
  shippingAddress: { line1: '1 E Main St', city: 'Chicago', countryCode: 'US' },
  planType: 'RECURRING',
  planMetadata: {
    productName: 'Prints',
    currencyIsoCode: 'USD',
    billingCycles: [{ sequence: '1' }],
  },
};
const input = {
  creditCard: { number: card.number, cvv: '123', expirationMonth: '12', expirationYear: '2034' },
  options: { validate: true },
};

/** What pages send, by call; each with its authorization beside it. */
export const pageBodies: Readonly<Record<string, object>> = {
  'POST /analytics': { analytics: [{ kind: 'some', timestamp: 1 }] },
  'POST /client_api/v1/payment_methods/credit_cards': { ...input, _meta: { sessionId: 'some' } },
  'POST /client_api/v1/payment_methods/:nonce/three_d_secure/lookup': {
    amount: '10.00',
    additionalInfo: { email: 'ada@people.test', shippingGivenName: 'Ada' },
    dfReferenceId: 'some',
    browserLanguage: 'en',
    clientMetadata: { requestedThreeDSecureVersion: '2' },
  },
  'POST /client_api/v1/payment_methods/:nonce/three_d_secure/authenticate_from_jwt': {
    jwt: 'some',
  },
  'POST /client_api/v1/local_payments/create': {
    amount: '10.00',
    currencyIsoCode: 'EUR',
    fundingSource: 'ideal',
    paymentTypeCountryCode: 'NL',
    merchantAccountId: 'albumen_eur',
    returnUrl: pageAddress,
    cancelUrl: pageAddress,
    intent: 'sale',
    firstName: 'Ada',
    payerEmail: 'ada@people.test',
    line1: '1 E Main St',
  },
  'POST /client_api/v1/paypal_hermes/create_payment_resource': payPal,
  'POST /client_api/v1/paypal_hermes/setup_billing_agreement': payPal,
  'POST /client_api/v1/paypal_hermes/patch_payment_resource': { ...price, paymentId: 'some' },
  'POST /client_api/v1/payment_methods/paypal_accounts': {
    paypalAccount: { correlationId: 'some', paymentToken: 'some', payerId: 'some', intent: 'sale' },
    merchantAccountId: 'albumen_usd',
  },
  'POST /client_api/v1/sepa_debit': {
    sepaDebit: {
      iban: 'NL91ABNA0417164300',
      accountHolderName: 'Ada Ames',
      merchantOrPartnerCustomerId: 'ada',
      mandateType: 'ONE_OFF',
      billingAddress: { countryCode: 'NL' },
    },
    merchantAccountId: 'albumen_eur',
    returnUrl: pageAddress,
    cancelUrl: pageAddress,
  },
  'POST /client_api/v1/payment_methods/sepa_debit_accounts': {
    sepaDebitAccount: {
      last4: '4300',
      bankReferenceToken: 'some',
      customerId: 'ada',
      mandateType: 'ONE_OFF',
    },
  },
  'POST /client_api/v1/masterpass/request_token': {
    requestToken: {
      callbackUrl: pageAddress,
      originUrl: 'http://localhost:9',
      subtotal: '10.00',
      currencyCode: 'USD',
    },
  },
  'POST /client_api/v1/payment_methods/masterpass_cards': {
    masterpassCard: { requestToken: 'some', verifierToken: 'some', checkoutResourceUrl: 'some' },
  },
};

/** What GraphQL is asked for. */
export const graphQLBody = {
  query: `query Ask($input: TokenizeCreditCardInput!, $is: Boolean = true) {
    ping clientConfiguration @include(if: $is) { merchantId creditCard { challenges } }
    tokenizeCreditCard(input: $input) { token creditCard { ...Card } }
  } fragment Card on CreditCard { last4 binData { prepaid } }`,
  variables: { input, is: true },
  operationName: 'Ask',
};
