import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

export const area = '3-D Secure';
export const page: PageOptions = { components: ['client', 'three-d-secure'] };

const method = {
  nonce: 'looked-up',
  type: 'CreditCard',
  description: 'ending+in+11',
  details: { lastTwo: '11' },
  binData: {},
  threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true, status: 'x' },
};
const info = { liabilityShifted: false, liabilityShiftPossible: true };
const version = { threeDSecureVersion: '2.1.0' };
const plain = { lookup: version, paymentMethod: method, threeDSecureInfo: info };
export const asking = {
  ...plain,
  lookup: { ...version, acsUrl: 'https://bank.test', pareq: 'p', transactionId: 't' },
};

/** The network's script as a scenario wants it: what it does when it is set up, and when it is to ask. */
interface Network {
  setUp?: string;
  /** What it says when it has asked. */
  validated?: object;
}

const isReady = "h['payments.setupComplete']({ sessionId: 's' })";

function networkScript({ setUp = isReady, validated }: Network): string {
  const end = `h['payments.validated'](${JSON.stringify(validated)}, 'jwt')`;
  return `(() => { const h = {}; window.Cardinal = {
    on(event, handler) { h[event] = handler; }, off(event) { delete h[event]; },
    configure(settings) { window.configured = settings; }, setup() { ${setUp} },
    trigger(event, bin) { window.processed = bin; return Promise.resolve({ Status: true }); },
    continue() { ${validated ? `setTimeout(() => ${end})` : ''} } }; })()`;
}

interface Parts {
  /** A script, or what becomes of the request for it. */
  network?: Network | 'no answer' | 'broken line';
  lookup?: object | number;
  /** What the gateway says to what came of a challenge. */
  jwt?: object | number;
  options?: string;
}

/** A component in `secure` whose network, lookup and confirmation are made for the scenario. */
export async function open(shop: Shop, { network = {}, lookup = plain, jwt, options = '' }: Parts) {
  await shop.page.route(/songbird/, (route) => {
    if (network === 'broken line') return route.abort();
    if (network === 'no answer') return undefined;
    return route.fulfill({ contentType: 'text/javascript', body: networkScript(network) });
  });
  await shop.configure({ threeDSecureEnabled: true, tokenizesByGraphQL: false });
  await shop.useToken();
  const answer = (of: object | number) =>
    typeof of === 'number'
      ? { status: of, body: '{"error":{"message":"no"}}' }
      : { body: JSON.stringify(of) };
  shop.answerWith(({ url }) => {
    if (url.includes('three_d_secure/lookup')) return answer(lookup);
    return jwt !== undefined && url.includes('authenticate_from_jwt') ? answer(jwt) : undefined;
  });
  await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });
    window.secure = await braintree.threeDSecure.create({ client, version: 2, ${options} });
    secure.on('customer-canceled', () => log.push({ type: 'customer-canceled' }));
    secure.on('lookup-complete', (data, next) => {
      log.push({ type: 'lookup-complete' });
      if (!window.isHeld) next();
    });
    await new Promise((done) => setTimeout(done, 300));`);
}

export const verify = (more = '') =>
  `secure.verifyCard({ nonce: 'n', amount: '10.00', bin: '400000', ${more} })`;
const isPassed: Network = { validated: { ActionCode: 'SUCCESS' } };
const isConfirmed = { ...plain, threeDSecureInfo: { ...info, liabilityShifted: true } };

interface Verified extends Parts {
  name: string;
  more?: string;
  comes?: string;
  /** Also what the network was given. */
  shows?: string;
}

function verified({ name, more, comes = 'gave', shows, ...parts }: Verified): Scenario {
  return {
    area,
    name,
    page,
    promises: { verified: comes },
    async run(shop) {
      await open(shop, parts);
      await shop.record('verified', verify(more));
      if (shows !== undefined) await shop.record('given to the network', shows);
    },
  };
}

/** What the network and the gateway say to a card on its way, and what merchants learn of it. */
export const networkScenarios: readonly Scenario[] = [
  verified({
    name: 'the network’s script is broken off: verified without it',
    network: 'broken line',
  }),
  verified({
    name: 'the network’s set-up throws: verified without it',
    network: { setUp: "throw new Error('no')" },
  }),
  ...[404, 422, 500].map((status) =>
    verified({
      name: `a lookup answered with ${status}`,
      lookup: status,
      comes:
        {
          404: 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR',
          422: 'THREEDS_LOOKUP_VALIDATION_ERROR',
        }[status] ?? 'THREEDS_LOOKUP_ERROR',
    }),
  ),
  verified({ name: 'additional information that is null', more: 'additionalInformation: null' }),
  verified({
    name: 'a bin that is a number goes to the network',
    more: 'bin: 400000',
    shows: 'processed',
  }),
  ...['{ payment: null }', 'null'].map((settings) =>
    verified({
      name: `the network’s settings ${settings}`,
      options: `cardinalSDKConfig: ${settings}`,
      shows: 'configured',
    }),
  ),
  verified({
    name: 'a challenge is passed and confirmed',
    lookup: asking,
    network: isPassed,
    jwt: isConfirmed,
  }),
  verified({
    name: 'a lookup that calls itself version 1 is asked by the network all the same',
    lookup: { ...asking, lookup: { ...asking.lookup, threeDSecureVersion: '1.0.2' } },
    network: isPassed,
    jwt: isConfirmed,
  }),
  ...[{ threeDSecureInfo: info }, { paymentMethod: null, threeDSecureInfo: info }, {}].map(
    (jwt, place) =>
      verified({
        name: `a challenge’s confirmation has no card, ${['but a shift', 'none', 'nor a shift'][place]}`,
        lookup: asking,
        network: { validated: { ActionCode: 'NOACTION' } },
        jwt,
      }),
  ),
  ...[422, 500].map((status) =>
    verified({
      name: `a challenge’s confirmation is answered with ${status}`,
      lookup: asking,
      network: isPassed,
      jwt: status,
      comes: 'THREEDS_JWT_AUTHENTICATION_FAILED',
    }),
  ),
  ...(
    [
      [10003, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT'],
      [10008, 'THREEDS_CARDINAL_SDK_BAD_JWT'],
      [10011, 'THREEDS_CARDINAL_SDK_CANCELED'],
      [4, 'THREEDS_CARDINAL_SDK_ERROR'],
    ] as const
  ).map(([ErrorNumber, comes]) =>
    verified({
      name: `a challenge ends with the network’s error ${ErrorNumber}`,
      lookup: asking,
      network: { validated: { ActionCode: 'ERROR', ErrorNumber, ErrorDescription: 'no' } },
      comes,
    }),
  ),
  verified({
    name: 'a challenge is canceled by its customer, and confirmed all the same',
    lookup: asking,
    network: {
      validated: {
        ActionCode: 'FAILURE',
        Payment: { ExtendedData: { ChallengeCancel: '01' } },
      },
    },
    jwt: plain,
  }),
  ...[1, 10_008].map((ErrorNumber): Scenario => ({
    area,
    name: `the network’s set-up ends with its error ${ErrorNumber}`,
    page,
    async run(shop) {
      const data = JSON.stringify({ ActionCode: 'ERROR', ErrorNumber });
      await open(shop, {
        network: { setUp: `setTimeout(() => h['payments.validated'](${data}), 100)` },
      });
    },
  })),
  ...(
    [
      ['the network’s set-up never ends: given up after a minute', { setUp: '' }],
      ['the network’s script never comes: given up after a minute', 'no answer'],
    ] as const
  ).map(([name, network]): Scenario => ({
    area,
    name,
    page,
    async run(shop) {
      await shop.page.clock.install();
      const opening = open(shop, { network });
      await shop.page.waitForFunction('window.secure');
      // The clock ends requests, too: those that are due get a moment of real time.
      await shop.page.clock.runFor(500);
      await opening;
      await shop.page.waitForTimeout(1000);
      await shop.page.clock.runFor(60_000);
    },
  })),
];
