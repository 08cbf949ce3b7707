import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

const page: PageOptions = { components: ['client', 'google-payment', 'payment-request'] };

/** `google` is the instance. */
async function openGoogle(shop: Shop, version: 1 | 2): Promise<void> {
  await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });
    window.wallet = keep('googlePayment', await braintree.googlePayment.create({ client, googlePayVersion: ${version}, googleMerchantId: 'merchant' }));`);
}

const answer = (version: 1 | 2, token: string): string =>
  version === 2
    ? `{ apiVersion: 2, paymentMethodData: { tokenizationData: { token: JSON.stringify(${token}) } } }`
    : `{ paymentMethodToken: { token: JSON.stringify(${token}) } }`;

const card = `{ androidPayCards: [{ nonce: 'n', type: 'AndroidPayCard', description: 'd', consumed: false,
  details: { cardType: 'Visa', lastFour: '1111', lastTwo: '11', isNetworkTokenized: true, bin: '411111', more: 1 },
  binData: { prepaid: 'No' } }] }`;

/** A page of its own: what the browser is asked there, no merchant sees. */
async function openRequest(shop: Shop, more = ''): Promise<void> {
  await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });
    window.sheet = keep('paymentRequest', await braintree.paymentRequest.create({ client, ${more} }));`);
}

const method = (type: string): string =>
  `sheet.createSupportedPaymentMethodsConfiguration(${type})`;

export const googleScenarios: readonly Scenario[] = [
  ...([1, 2] as const).map((version): Scenario => ({
    area: 'Google Pay',
    name: `version ${version}: makes requests and reads answers`,
    page,
    async run(shop) {
      await openGoogle(shop, version);
      await shop.record('request', 'wallet.createPaymentDataRequest()');
      await shop.record(
        'overrides',
        `wallet.createPaymentDataRequest({ emailRequired: true, merchantInfo: { merchantName: 'Own' },
          transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: 12 } })`,
      );
      const own = `{ type: 'DIRECT', parameters: { publicKey: 'k' } }`;
      await shop.record('nothing of one’s own', 'wallet.createPaymentDataRequest(null)');
      await shop.record(
        'a gateway of one’s own',
        version === 2
          ? `wallet.createPaymentDataRequest({ allowedPaymentMethods:
              [{ type: 'CARD', tokenizationSpecification: ${own} }] })`
          : `wallet.createPaymentDataRequest({ paymentMethodTokenizationParameters:
              { tokenizationType: 'DIRECT', parameters: { publicKey: 'k' } } })`,
      );
      await shop.record(
        'no price',
        `wallet.createPaymentDataRequest({ transactionInfo: { totalPrice: null } })`,
      );
      const parse = (token: string) => `wallet.parseResponse(${answer(version, token)})`;
      await shop.record('card', parse(card));
      const account = `{ paypalAccounts: [{ nonce: 'n', type: 'PayPalAccount', description: 'd' }] }`;
      await shop.record('PayPal', parse(account));
      await shop.record('refused', parse(`{ error: { message: 'no' }, fieldErrors: [] }`));
      await shop.record('teardown', 'wallet.teardown()');
      await shop.record('after teardown', 'wallet.parseResponse({})');
    },
  })),
  {
    area: 'Google Pay',
    name: 'reports what is missing',
    page,
    async run(shop) {
      const create = (options: string) => `braintree.googlePayment.create({ ${options} })`;
      await shop.record('no client', create(''));
      await shop.record('another version', create(`client: { getVersion: () => '3.0.0' }`));
      await shop.record('version 3', create('authorization: AUTH, googlePayVersion: 3'));
      // It is refused while its client still loads: the next one would tell of itself before or after that.
      await shop.page.waitForFunction(
        "sent.some((kind) => kind.endsWith('.client.load.succeeded'))",
      );
      await shop.configure({ googlePayEnabled: false });
      await shop.run(`await (await braintree.client.create({ authorization: AUTH })).teardown()`);
      await shop.record('not enabled', create('authorization: AUTH'));
    },
  },
];

export const paymentRequestScenarios: readonly Scenario[] = [
  {
    area: 'payment request',
    name: 'says what the browser will be asked, and asks it',
    page,
    async run(shop) {
      await openRequest(shop, 'googlePayVersion: 2');
      await shop.record('card', method(`'basicCard', { supportedNetworks: ['visa'] }`));
      await shop.record('Google', method(`'googlePay', { emailRequired: true }`));
      await shop.record('no type', method(''));
      await shop.record('another type', method(`'bankTransfer'`));
      await shop.record(
        'stranger',
        `sheet.canMakePayment({ supportedPaymentMethods: [{ supportedMethods: 'https://bob.pay' }], details: {} })`,
      );
      const of = (type: string, details: string) =>
        `{ supportedPaymentMethods: [${method(`'${type}'`)}], details: ${details} }`;
      const total = `{ total: { label: 'Total', amount: { currency: 'USD', value: '1.00' } } }`;
      for (const details of [
        '{}',
        'null',
        `{ total: { label: 'T', amount: { currency: 'USD', value: '-1' } } }`,
      ]) {
        await shop.record(
          `can pay ${details}`,
          `sheet.canMakePayment(${of('googlePay', details)})`,
        );
      }
      await shop.record('no total', `sheet.tokenize(${of('basicCard', '{}')})`);
      await shop.record('cards were dropped', `sheet.tokenize(${of('basicCard', total)})`);
      await shop.record('teardown', 'sheet.teardown()');
      await shop.record('after teardown', 'sheet.tokenize({})');
    },
  },
  {
    area: 'payment request',
    name: 'a response of the method that was asked for is accepted, one of another is refused',
    page,
    promises: {
      'https://google.com/pay': 'gave',
      'https://bob.pay': 'PAYMENT_REQUEST_NOT_COMPLETED',
    },
    async run(shop) {
      await openRequest(shop, 'googlePayVersion: 2');
      const token = JSON.stringify({ androidPayCards: [{ nonce: 'n', type: 'AndroidPayCard' }] });
      const details = { apiVersion: 2, paymentMethodData: { tokenizationData: { token } } };
      const frame = shop.page.frames().find((one) => one.url().includes('/html/payment-request'));
      for (const methodName of ['https://google.com/pay', 'https://bob.pay']) {
        const response = JSON.stringify({ methodName, details });
        await frame?.evaluate(`window.PaymentRequest = class extends EventTarget {
          show = async () => ({ ...${response}, complete: async () => undefined });
        }; 0`);
        await shop.record(
          methodName,
          `sheet.tokenize({ supportedPaymentMethods: [${method(`'googlePay'`)}], details: {} })`,
        );
      }
    },
  },
  {
    area: 'payment request',
    name: 'reports what is missing',
    page,
    async run(shop) {
      const create = (options: string) => `braintree.paymentRequest.create({ ${options} })`;
      await shop.record('no client', create(''));
      const off = 'enabledPaymentMethods: { basicCard: false, googlePay: false }';
      await shop.record('all off', create(`authorization: AUTH, ${off}`));
    },
  },
];
