import { beforeEach, expect, test } from 'vitest';
import { lookupRequest } from '../../src/host/three-d-secure/lookup-request.ts';
import { networkSettings } from '../../src/host/three-d-secure/network-settings.ts';
import { networkScriptUrl } from '../../src/host/three-d-secure/network-script.ts';
import { failure } from '../fake-client.ts';
import { card, open, openClient, openNetwork, withChallenge, type FakeNetwork } from './fakes.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = openNetwork();
});

test('without a challenge the lookup is the result', async () => {
  const { secure, asked } = await open();
  const payload = await secure.verifyCard(card);
  expect(payload).toMatchObject({
    nonce: 'looked-up',
    description: 'ending in 91',
    liabilityShifted: false,
    liabilityShiftPossible: true,
    verificationDetails: { liabilityShiftPossible: true },
  });
  // A bin is no must, and an amount may be a number.
  expect((await secure.verifyCard({ nonce: 'a-nonce', amount: 10 })).nonce).toBe('looked-up');
  asked.pop();
  expect(payload).not.toHaveProperty('rawCardinalSDKVerificationData');
  expect(asked).toMatchObject([
    {
      endpoint: 'payment_methods/a-nonce/three_d_secure/lookup',
      data: {
        amount: '10.00',
        bin: '400000',
        dfReferenceId: 'session',
        authorizationFingerprint: 'fingerprint',
        braintreeLibraryVersion: 'braintree/web/3.109.0',
        clientMetadata: {
          requestedThreeDSecureVersion: '2',
          sdkVersion: 'web/3.109.0',
          issuerDeviceDataCollectionResult: true,
        },
      },
    },
  ]);
});

test.each(['SUCCESS', 'NOACTION', 'FAILURE'])(
  'a challenge that ends with %s is read at the gateway',
  async (ActionCode) => {
    network.set({ challenge: () => network.end({ ActionCode }, 'the-jwt') });
    const { secure, asked } = await open({ answers: { lookup: () => withChallenge } });
    const payload = await secure.verifyCard(card);
    expect(payload).toMatchObject({
      nonce: 'final',
      liabilityShifted: true,
      rawCardinalSDKVerificationData: { ActionCode },
    });
    expect(asked[1]).toEqual({
      endpoint: 'payment_methods/looked-up/three_d_secure/authenticate_from_jwt',
      data: { jwt: 'the-jwt', paymentMethodNonce: 'looked-up' },
    });
  },
);

test('an answer without a card leaves the lookup’s', async () => {
  const threeDSecureInfo = { liabilityShifted: false, liabilityShiftPossible: true };
  const answers = {
    lookup: () => withChallenge,
    authenticate_from_jwt: () => ({ threeDSecureInfo }),
  };
  const { secure } = await open({ answers });
  expect(await secure.verifyCard(card)).toMatchObject({
    nonce: 'looked-up',
    liabilityShifted: false,
  });
});

test('a customer who cancels at the bank is reported, and the result comes all the same', async () => {
  const Payment = { ExtendedData: { ChallengeCancel: '01' } };
  network.set({ challenge: () => network.end({ ActionCode: 'FAILURE', Payment }) });
  const { secure } = await open({ answers: { lookup: () => withChallenge } });
  let canceled = 0;
  secure.on('customer-canceled', () => (canceled += 1));
  await secure.verifyCard(card);
  expect(canceled).toBe(1);
});

test('the challenge waits for next, and a callback comes before a listener', async () => {
  const { secure } = await open({ answers: { lookup: () => withChallenge } });
  const seen: string[] = [];
  network.set({
    challenge: () => {
      seen.push('challenge');
      network.end({ ActionCode: 'SUCCESS' });
    },
  });
  secure.on('lookup-complete', (_data, next) => {
    seen.push('listener');
    next?.();
  });
  await secure.verifyCard({
    ...card,
    onLookupComplete: (data, next) => {
      seen.push(`callback ${data.requiresUserAuthentication} ${data.paymentMethod.nonce}`);
      next();
    },
  });
  await secure.verifyCard(card);
  expect(seen).toEqual(['callback true looked-up', 'challenge', 'listener', 'challenge']);
});

test('a lookup made by a server goes on here, as text or object', async () => {
  const { secure, asked } = await open();
  const reply = JSON.stringify(withChallenge);
  expect((await secure.initializeChallengeWithLookupResponse(reply)).nonce).toBe('final');
  expect((await secure.initializeChallengeWithLookupResponse(withChallenge)).nonce).toBe('final');
  expect(asked.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(
    Array(2).fill('authenticate_from_jwt'),
  );
});

test.each([{}, undefined, '', 'no JSON', '{}'])(
  'what is no answer of a lookup, %o, is reported as THREEDS_LOOKUP_ERROR',
  async (response) => {
    const { secure } = await open();
    const going = secure.initializeChallengeWithLookupResponse(response as never);
    expect(await failure(going)).toMatchObject({ code: 'THREEDS_LOOKUP_ERROR', type: 'UNKNOWN' });
  },
);

test('a lookup by a server is prepared as JSON', async () => {
  const { secure } = await open();
  expect(JSON.parse(await secure.prepareLookup({ nonce: 'n', bin: '400000' }))).toMatchObject({
    nonce: 'n',
    bin: '400000',
    dfReferenceId: 'session',
    authorizationFingerprint: 'fingerprint',
    clientMetadata: { requestedThreeDSecureVersion: '2' },
  });
  // A server may know the nonce itself.
  expect(JSON.parse(await secure.prepareLookup({ bin: '400000' } as never))).toMatchObject({
    dfReferenceId: 'session',
  });
});

test('every option of verifyCard goes where the gateway looks for it', () => {
  const address = {
    streetAddress: 'line 1',
    extendedAddress: 'line 2',
    line3: 'line 3',
    locality: 'city',
    region: 'state',
    postalCode: 'code',
    countryCodeAlpha2: 'US',
  };
  const request = lookupRequest(
    {
      ...card,
      accountType: 'credit',
      challengeRequested: true,
      dataOnlyRequested: true,
      exemptionRequested: true,
      requestedExemptionType: 'low_value',
      requestVisaDAF: true,
      cardAddChallengeRequested: false,
      merchantName: 'Shop',
      customFields: { own: 'field' },
      email: 'a@example.com',
      mobilePhoneNumber: '123',
      billingAddress: { ...address, givenName: 'Given', surname: 'Sur', phoneNumber: '456' },
      additionalInformation: { shippingAddress: address, acsWindowSize: '03' },
    },
    'modal',
  );
  const lines = (whose: string) => ({
    [`${whose}Line1`]: 'line 1',
    [`${whose}Line2`]: 'line 2',
    [`${whose}Line3`]: 'line 3',
    [`${whose}City`]: 'city',
    [`${whose}State`]: 'state',
    [`${whose}PostalCode`]: 'code',
    [`${whose}CountryCode`]: 'US',
  });
  expect(request).toEqual({
    amount: '10.00',
    bin: '400000',
    accountType: 'credit',
    challengeRequested: true,
    dataOnlyRequested: true,
    exemptionRequested: true,
    requestedExemptionType: 'low_value',
    requestVisaDAF: true,
    cardAdd: false,
    merchantName: 'Shop',
    customFields: { own: 'field' },
    additionalInfo: {
      ...lines('billing'),
      ...lines('shipping'),
      acsWindowSize: '03',
      billingPhoneNumber: '456',
      billingGivenName: 'Given',
      billingSurname: 'Sur',
      email: 'a@example.com',
      mobilePhoneNumber: '123',
    },
  });
});

test('the first version sends its own words for the customer', () => {
  const billingAddress = { streetAddress: 'line 1', locality: 'city', countryCodeAlpha2: 'US' };
  const options = { ...card, customer: { billingAddress } };
  expect(lookupRequest(options, 'legacy')).toEqual({
    amount: '10.00',
    customer: { billingAddress: { line1: 'line 1', city: 'city', countryCode: 'US' } },
  });
});

test.each([
  ['modal', {}],
  ['bootstrap3', { framework: 'bootstrap3' }],
  ['inline', { framework: 'inline' }],
] as const)('the style %s is the network’s %o', (style, framework) => {
  const payment = { displayLoading: true, displayExitButton: false, other: 1 };
  const options = { loggingEnabled: true, cardinalSDKConfig: { timeout: 5, payment } };
  expect(networkSettings(options, style)).toEqual({
    logging: { level: 'verbose' },
    timeout: 5,
    payment: { displayLoading: true, displayExitButton: false, ...framework },
  });
});

test.each([
  ['sandbox', 'https://assets.braintreegateway.com', 'https://songbirdstag.cardinalcommerce.com'],
  ['production', 'https://assets.braintreegateway.com', 'https://songbird.cardinalcommerce.com'],
  ['sandbox', 'http://localhost:3001', 'http://localhost:3001'],
])('in %s with files from %s the script comes from %s', (environment, assetsUrl, host) => {
  const { client } = openClient({ gatewayConfiguration: { environment, assetsUrl } });
  expect(networkScriptUrl(client.getConfiguration())).toBe(`${host}/edge/v1/songbird.js`);
});

test('the window’s events are passed on', async () => {
  const { secure } = await open();
  await Promise.resolve();
  const seen: string[] = [];
  for (const [networkEvent, event] of [
    ['ui.render', 'authentication-modal-render'],
    ['ui.renderHidden', 'authentication-modal-render-hidden'],
    ['ui.close', 'authentication-modal-close'],
    ['ui.loading.render', 'authentication-modal-loader-render'],
    ['ui.loading.close', 'authentication-modal-loader-close'],
  ] as const) {
    const handler = () => void seen.push(event);
    secure.on(event, handler);
    network.handlers.get(networkEvent)?.();
    secure.off(event, handler);
    network.handlers.get(networkEvent)?.();
  }
  expect(seen).toHaveLength(5);
});
