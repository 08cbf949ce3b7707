import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

const page: PageOptions = { components: ['client', 'three-d-secure'] };
const challengeCard = '4000000000001091';

/** What of a payload is not made up anew each time. */
const plain = `(payload) => {
  const { cavv, xid, acsTransactionId, dsTransactionId, threeDSecureServerTransactionId,
    threeDSecureAuthenticationId, ...info } = payload.threeDSecureInfo;
  const { rawCardinalSDKVerificationData: raw, verificationDetails, ...rest } = payload;
  return { ...rest, threeDSecureInfo: info, raw: raw?.ActionCode ?? null,
    details: verificationDetails ? [verificationDetails.liabilityShifted, verificationDetails.status] : null };
}`;

/** A client of a merchant with 3-D Secure, in `client`. */
async function openClient(shop: Shop): Promise<void> {
  await shop.configure({ threeDSecureEnabled: true, tokenizesByGraphQL: false });
  await shop.useToken();
  await shop.run('window.client = await braintree.client.create({ authorization: AUTH });');
}

/** A nonce of a card, in `nonce`. */
async function tokenize(shop: Shop, number: string): Promise<void> {
  await shop.run(`const { creditCards: [{ nonce }] } = await client.request({
    method: 'post', endpoint: 'payment_methods/credit_cards',
    data: { creditCard: { number: '${number}', expirationDate: '12/34', options: { validate: false } } } });
    window.nonce = nonce;`);
}

async function open(shop: Shop, version = "'2'"): Promise<void> {
  await openClient(shop);
  await shop.run(`window.secure = keep('threeDSecure',
    await braintree.threeDSecure.create({ client, version: ${version} }));
    for (const type of ['customer-canceled', 'authentication-modal-render', 'authentication-modal-close']) {
      secure.on(type, () => log.push({ type }));
    }
    secure.on('lookup-complete', (data, next) => {
      log.push({ type: 'lookup-complete', data: [Object.keys(data).toSorted(), data.requiresUserAuthentication] });
      next();
    });
    secure.on('authentication-iframe-available', ({ element }, next) => {
      document.body.append(element);
      next();
    });`);
}

const verify = (more = '') =>
  `secure.verifyCard({ nonce, amount: '10.00', bin: '400000', ${more} }).then(${plain})`;

const prepare = (options: string) =>
  `secure.prepareLookup(${options}).then((text) => (window.prepared = JSON.parse(text)))`;

const takeUp = (response: string) =>
  `secure.initializeChallengeWithLookupResponse(${response}).then(${plain})`;

/** The lookup that a server makes with what the page `prepared`; its answer in `reply`. */
async function askAsServer(shop: Shop): Promise<void> {
  await shop.run(`window.reply = await client.request({ method: 'post',
    endpoint: 'payment_methods/' + nonce + '/three_d_secure/lookup',
    data: { ...prepared, amount: '10.00' } });`);
}

/** Does what a cardholder does while `verifyCard` waits. */
async function answer(shop: Shop, button: string, code?: string): Promise<void> {
  const bank = shop.page.frameLocator('iframe[title="Your bank asks"]');
  if (code !== undefined) await bank.getByLabel('Code').fill(code);
  await bank.getByRole('button', { name: button }).click();
}

export const threeDSecureScenarios: readonly Scenario[] = [
  {
    area: '3-D Secure',
    name: 'cards are verified without a question',
    isQuick: true,
    page,
    async run(shop) {
      await open(shop);
      for (const number of ['4000000000001000', '4000000000001042', '4111111111111111']) {
        await tokenize(shop, number);
        await shop.record(number, verify("collectDeviceData: true, email: 'a@example.com'"));
      }
      // After the last card both set the network up once more, and a teardown may overtake that.
      // Releases after the one that is followed do not tell it.
      const isSetUp =
        "sent.filter((kind) => kind.endsWith('.cardinal-sdk.init.setup-completed')).length === 4";
      await shop.page.waitForFunction(isSetUp, null, { timeout: 5_000 }).catch(() => undefined);
      await shop.run("secure.off('customer-canceled', () => undefined)");
      await shop.record('no lookup any more', 'secure.teardown()');
      await shop.record('verifyCard after teardown', 'secure.verifyCard({})');
    },
  },
  ...(["'2'", "'2-bootstrap3-modal'", "'2-inline-iframe'"] as const).map((version): Scenario => ({
    area: '3-D Secure',
    name: `a challenge of version ${version} is passed`,
    page,
    async run(shop) {
      await open(shop, version);
      await tokenize(shop, challengeCard);
      await Promise.all([shop.record('verified', verify()), answer(shop, 'Confirm', '1234')]);
    },
  })),
  {
    area: '3-D Secure',
    name: 'a challenge is canceled at the bank',
    page,
    async run(shop) {
      await open(shop);
      await tokenize(shop, challengeCard);
      await Promise.all([shop.record('verified', verify()), answer(shop, 'Cancel payment')]);
    },
  },
  ...(
    [
      ['as text, and a challenge', challengeCard, 'JSON.stringify(reply)'],
      ['as an object, and a challenge', challengeCard, 'reply'],
      ['and nothing is asked', '4000000000001000', 'reply'],
    ] as const
  ).map(([how, number, response]): Scenario => ({
    area: '3-D Secure',
    name: `a lookup by the merchant’s server is taken up: ${how}`,
    page,
    async run(shop) {
      await open(shop);
      await tokenize(shop, number);
      await shop.record('prepared', prepare("{ nonce, bin: '400000' }"));
      await askAsServer(shop);
      const verified = shop.record('taken up', takeUp(response));
      await Promise.all([verified, number === challengeCard && answer(shop, 'Confirm', '1234')]);
    },
  })),
  {
    area: '3-D Secure',
    name: 'a lookup is prepared for a server that knows the nonce itself',
    page,
    async run(shop) {
      await open(shop);
      await shop.record('without anything', prepare(''));
      await shop.record('without a nonce', prepare("{ bin: '400000' }"));
    },
  },
  {
    area: '3-D Secure',
    name: 'reports what is missing',
    page,
    async run(shop) {
      const create = (options: string) => `braintree.threeDSecure.create(${options})`;
      await shop.record(
        'another version',
        create(`{ version: 2, client: { getVersion: () => '3.0.0' } }`),
      );
      await shop.record('no client', create('{ version: 2 }'));
      await shop.run('window.client = await braintree.client.create({ authorization: AUTH });');
      await shop.record('not enabled, a key', create('{ version: 2, client }'));
      await open(shop);
      await shop.record('no nonce', `secure.verifyCard({ amount: '1.00', bin: '400000' })`);
      await shop.record('no amount', `secure.verifyCard({ nonce: 'x', bin: '400000' })`);
      await shop.record(
        'unknown nonce',
        `secure.verifyCard({ nonce: 'x', amount: '1.00', bin: '400000' })`,
      );
      await shop.record('nothing to cancel', 'secure.cancelVerifyCard()');
    },
  },
];
