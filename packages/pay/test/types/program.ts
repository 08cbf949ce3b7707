/**
 * A merchant's program as written for the published declarations. It is type-checked against them
 * and against ours; it never runs.
 */
import * as braintree from 'braintree-web';
import {
  type BraintreeError,
  type callback,
  type Client,
  client,
  type CreditCardInfo,
  type DataCollector,
  type DataCollectorDeferred,
  dataCollector,
  type GooglePayment,
  type GooglePaymentDeferred,
  type GooglePaymentTokenizePayload,
  type HostedFieldFieldOptions,
  type HostedFields,
  type HostedFieldsBinPayload,
  type HostedFieldsEvent,
  type HostedFieldsStateObject,
  type HostedFieldsTokenizePayload,
  hostedFields,
  type LocalPayment,
  type LocalPaymentTokenizePayload,
  type LocalPaymentTypes,
  type PayPal,
  type PayPalCheckout,
  type PayPalCheckoutCreatePaymentOptions,
  type PayPalTokenizePayload,
  type ThreeDSecure,
  type ThreeDSecureVerifyPayload,
  VERSION,
} from 'braintree-web';
import type { ClientAnalyticsMetadata, Configuration } from 'braintree-web/client';
import { create as createClient } from 'braintree-web/client';
import type { BraintreeErrorTypes } from 'braintree-web/core';
import { VERSION as coreVersion } from 'braintree-web/core';
import { create as createDataCollector } from 'braintree-web/data-collector';
import { create as createHostedFields } from 'braintree-web/hosted-fields';

function show(...values: unknown[]): void {
  document.title = values.join();
}

const version: string = VERSION + coreVersion;
const nodeStyle: callback<string> = (error, text) => text?.trim() ?? error?.message;
const untyped: callback = (error, anything) => [error?.code, anything.whatever];

function brief(error: BraintreeError): string {
  const type: BraintreeErrorTypes = error.type;
  switch (error.code) {
    case 'HOSTED_FIELDS_FIELDS_INVALID':
      return error.details.invalidFieldKeys.join();
    case 'PAYPAL_BROWSER_NOT_SUPPORTED':
      return error.message;
    default:
      return type === 'CUSTOMER' ? error.name : error.details.originalError;
  }
}

async function clients(authorization: string): Promise<Client> {
  client.create({ authorization }, (error?: BraintreeError, opened?: Client) => [error, opened]);
  createClient({ authorization }, (error, opened) => (error ? brief(error) : opened.authorization));
  const opened = await braintree.client.create({ authorization });
  const configuration: Configuration = opened.getConfiguration();
  const metadata: ClientAnalyticsMetadata = configuration.analyticsMetadata;
  const sameClient: Client = configuration.client;
  const card: CreditCardInfo = {
    number: '4111111111111111',
    cvv: '123',
    expirationDate: '12/30',
    billingAddress: { postalCode: '12345' },
  };
  opened.request(
    { endpoint: 'payment_methods/credit_cards', method: 'post', data: { creditCard: card } },
    (error, response) => [error?.code, response.creditCards[0].nonce],
  );
  await opened.teardown((error?: BraintreeError) => error?.message);
  show(metadata.sessionId, metadata.sdkVersion, metadata.merchantAppId);
  show(configuration.gatewayConfiguration.creditCards.supportedCardTypes, version);
  return sameClient;
}

async function collectors(opened: Client): Promise<void> {
  const collector: DataCollector = await dataCollector.create({ client: opened, kount: true });
  const deferred: DataCollectorDeferred = await createDataCollector({
    authorization: opened.authorization,
    useDeferredClient: true,
    paypal: true,
    riskCorrelationId: 'x',
    cb1: 'x',
  });
  const text: string = collector.deviceData;
  const raw: object = collector.rawDeviceData;
  const later: string | undefined = deferred.deviceData;
  const laterRaw: object | undefined = deferred.rawDeviceData;
  const given: string | object = await collector.getDeviceData({ raw: true });
  collector.getDeviceData({ raw: false }, (error) => error?.code);
  dataCollector.create({ client: opened }, (error, made) => [error?.code, made?.deviceData]);
  dataCollector.create({ client: opened, useDeferredClient: true }, (error, made) => {
    show(error?.code, made?.rawDeviceData);
  });
  await collector.teardown();
  deferred.teardown((error) => error?.code);
  show(text, raw, later, laterRaw, given);
}

const fields: HostedFieldFieldOptions = {
  number: {
    container: '#number',
    placeholder: '4111',
    type: 'password',
    iframeTitle: 'Number',
    internalLabel: 'Number',
    formatInput: true,
    maskInput: { character: '*', showLastFour: true },
    maxCardLength: 16,
    supportedCardBrands: { visa: false, 'american-express': true, 'union-pay': true },
    rejectUnsupportedCards: true,
    prefill: '4',
  },
  cvv: { selector: '#cvv', maskInput: true, maxlength: 4, minlength: 3 },
  expirationMonth: { container: '#month', select: { options: ['1'] } },
  expirationYear: { container: '#year', select: true },
  expirationDate: { container: document.createElement('div') },
  postalCode: { container: '#postal' },
  cardholderName: { container: '#name' },
};

async function cardFields(opened: Client): Promise<string> {
  createHostedFields({ authorization: 'x', fields }, (error, made) => [
    error?.code,
    made?.getState(),
  ]);
  const form: HostedFields = await hostedFields.create({
    client: opened,
    fields,
    styles: { input: { 'font-size': '16px', ':focus': 'x' }, '.valid': 'my-class' },
    preventAutofill: true,
    binVerificationLength: 8,
    sessionId: 's',
  });
  listen(form);
  await form.addClass('number', 'x');
  await form.removeClass('cvv', 'x');
  await form.setPlaceholder('number', 'x');
  await form.clear('number');
  await form.focus('number');
  await form.setAttribute({ field: 'number', attribute: 'aria-required', value: true });
  await form.removeAttribute({ field: 'number', attribute: 'placeholder' });
  await form.setMonthOptions(['enero'] as const);
  form.setMessage({ field: 'number', message: 'no' });
  form.addClass('number', 'x', (error) => error?.code);
  form.removeClass('number', 'x', (error) => error?.code);
  form.setPlaceholder('number', 'x', (error) => error?.code);
  form.focus('number', (error) => error?.code);
  form.setAttribute({ field: 'cvv', attribute: 'disabled' }, (error) => error?.code);
  form.removeAttribute({ field: 'cvv', attribute: 'disabled' }, (error) => error?.code);
  form.setMonthOptions(['a'], (error) => error?.code);
  form.getChallenges((error, challenges) => [error?.code, challenges?.join()]);
  form.getSupportedCardTypes((error, types) => [error?.code, types?.join()]);
  const words: string[] = [
    ...(await form.getChallenges()),
    ...(await form.getSupportedCardTypes()),
  ];
  const state = form.getState();
  const isReady: boolean = Object.values(state.fields).every(({ isValid }) => isValid);
  form.tokenize((error, payload) => (error ? brief(error) : payload?.nonce));
  form.tokenize({ vault: true }, (error, payload) => [error?.code, payload?.description]);
  const payload: HostedFieldsTokenizePayload = await form.tokenize({
    vault: false,
    authenticationInsight: { merchantAccountId: 'x' },
    fieldsToTokenize: ['number', 'cvv'],
    cardholderName: 'x',
    billingAddress: { countryCodeAlpha2: 'US', streetAddress: 'x', postalCode: '1' },
  });
  await form.teardown();
  form.teardown((error) => error?.code);
  show(words, isReady, form.styleOptions, payload.authenticationInsight?.regulationEnvironment);
  return [payload.nonce, payload.details.lastFour, payload.binData.prepaid, payload.type].join();
}

function listen(form: HostedFields): void {
  const onEvent = (event: HostedFieldsEvent): void => {
    const same: HostedFieldsStateObject = event;
    const field = same.fields[event.emittedBy];
    const container: HTMLElement = field.container;
    container.classList.toggle('empty', field.isEmpty && !field.isFocused);
    show(event.cards[0]?.code.name, event.cards[0]?.niceType, field.isPotentiallyValid);
  };
  for (const name of ['blur', 'focus', 'empty', 'notEmpty'] as const) form.on(name, onEvent);
  for (const name of ['cardTypeChange', 'validityChange', 'inputSubmitRequest'] as const) {
    form.on(name, onEvent);
    form.off(name, onEvent);
  }
  form.on('binAvailable', ({ bin }: HostedFieldsBinPayload) => bin.slice(0, 6));
}

async function wallets(
  paypal: PayPal,
  checkout: PayPalCheckout,
  google: [GooglePayment, GooglePaymentDeferred],
): Promise<void> {
  const payload: PayPalTokenizePayload = await paypal.tokenize({ flow: 'vault', amount: 10 });
  const opened = paypal.tokenize({ flow: 'checkout' }, (error, done) => [error?.code, done?.nonce]);
  opened.close();
  paypal.teardown(() => undefined);
  const options = { amount: '10.00', currency: 'USD' } as PayPalCheckoutCreatePaymentOptions;
  const id: string = await checkout.createPayment(options);
  const loaded: PayPalCheckout = await checkout.loadPayPalSDK({ intent: 'capture', vault: true });
  const { nonce, details } = await loaded.tokenizePayment({ payerId: 'x', paymentId: id });
  checkout.tokenizePayment({ payerId: 'x' }, (error, made) => [error?.code, made.nonce]);
  const update = await checkout.updatePayment({ paymentId: id, amount: 1, currency: 'USD' });
  await checkout.getClientId();
  checkout.getClientId((clientId) => clientId.length);
  await checkout.startVaultInitiatedCheckout({ optOutOfModalBackdrop: true });
  await checkout.teardown();
  const [atOnce, later] = google;
  const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' };
  const request = atOnce.createPaymentDataRequest({ transactionInfo, emailRequired: true });
  const awaited = await later.createPaymentDataRequest();
  const parsed: GooglePaymentTokenizePayload = await atOnce.parseResponse({});
  show(request.allowedPaymentMethods.length, awaited.apiVersion, parsed.details.lastTow);
  show(payload.details.email, nonce, details.email, update.authorization.error);
}

async function banks(local: LocalPayment, secure: ThreeDSecure): Promise<void> {
  const paymentType: LocalPaymentTypes = 'ideal';
  const paid: LocalPaymentTokenizePayload = await local.startPayment({
    paymentType,
    amount: 10,
    currencyCode: 'EUR',
    givenName: 'Ann',
    surname: 'Lee',
    fallback: { url: 'https://shop.example', buttonText: 'Back' },
    address: { countryCode: 'NL' },
    windowOptions: { width: 100 },
    onPaymentStart: ({ paymentId }, start) => start(undefined, paymentId),
  });
  if (local.hasTokenizationParams()) await local.tokenize({ btLpToken: 'x' });
  local.focusWindow();
  local.closeWindow();
  local.teardown((error) => error?.code);
  const verified: ThreeDSecureVerifyPayload = await secure.verifyCard({
    nonce: paid.nonce,
    amount: '10.00',
    bin: '411111',
    requestedExemptionType: 'low_value',
    billingAddress: { givenName: 'Ann' },
    additionalInformation: { shippingPhone: '1' },
    onLookupComplete: (data, next) => [data.lookup.threeDSecureVersion, next()],
  });
  secure.on('lookup-complete', (data, next) => [data?.paymentMethod, next?.()]);
  secure.off('customer-canceled', () => undefined);
  const cancelled: ThreeDSecureVerifyPayload = await secure.cancelVerifyCard();
  const lookup: string = await secure.prepareLookup({ nonce: 'x', bin: 'x' });
  secure.addFrameCallback(undefined, document.createElement('iframe'));
  secure.removeFrameCallback();
  await secure.teardown();
  show(verified.threeDSecureInfo.status, cancelled.liabilityShifted, lookup);
}

export default [clients, collectors, cardFields, wallets, banks, nodeStyle, untyped];
