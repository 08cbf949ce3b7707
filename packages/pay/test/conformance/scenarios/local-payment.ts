import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { localPaymentFailures } from './local-payment-failures.ts';
import { area, open, page, start } from './local-payment-shop.ts';
import {
  click,
  clickForWindow,
  comeByBridge,
  press,
  scenariosOfEndings,
  useBridge,
} from './windows.ts';

const answered = { paymentResource: { paymentToken: 'P', redirectUrl: 'https://bank.test' } };

const outcome = (shop: Shop, label: string) => shop.record(label, 'outcome');

const level0 = `paymentType: 'blik', paymentTypeCountryCode: 'PL', currencyCode: 'PLN',
  blikOptions: { level_0: { authCode: '123456' } }`;
const oneClick = (options: string) => `paymentType: 'blik', paymentTypeCountryCode: 'PL',
  currencyCode: 'PLN', blikOptions: { oneClick: { consumerReference: 'anna', ${options} } }`;
const invoice = `paymentType: 'pay_upon_invoice', paymentTypeCountryCode: 'DE', birthDate: '1990-01-31',
  address: { streetAddress: 'Linden 1', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  billingAddress: { streetAddress: 'Linden 1', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  locale: 'de-DE', customerServiceInstructions: 'Call us.', correlationId: 'risk-1', phone: '301234567',
  phoneCountryCode: '49', shippingAmount: '1.00', discountAmount: '0.50',
  lineItems: [{ category: 'PHYSICAL_GOODS', name: 'Print', quantity: '1', unitAmount: '24.50', unitTaxAmount: '0.00' }]`;

export const localPaymentScenarios: readonly Scenario[] = [
  {
    area,
    name: 'a payer approves at the bank',
    promises: { paid: 'gave' },
    isQuick: true,
    page,
    async run(shop) {
      await open(shop);
      await press(await clickForWindow(shop, start()), 'Pay €25.00');
      await outcome(shop, 'paid');
    },
  },
  {
    area,
    name: 'a payer is asked for consent again and again, and pays in a window by BLIK',
    page,
    async run(shop) {
      await open(shop);
      const recurrent = start(`recurrent: true, customerId: 'anna'`);
      await press(await clickForWindow(shop, recurrent), 'Pay €25.00');
      await outcome(shop, 'recurrent');
      const blik = start(`paymentType: 'blik', paymentTypeCountryCode: 'PL', currencyCode: 'PLN'`);
      await press(await clickForWindow(shop, blik), 'Pay PLN 25.00');
      await outcome(shop, 'blik');
    },
  },
  ...scenariosOfEndings({
    area,
    page,
    async open(shop) {
      await open(shop);
      return clickForWindow(shop, start());
    },
    endings: [
      ['a payer cancels at the bank', 'Cancel'],
      ['the bank declines', 'The bank declines'],
      ['the bank has a fault', 'The bank has a fault'],
      ['the window is closed', 'The window is closed'],
    ],
  }),
  {
    area,
    name: 'types that are paid elsewhere resolve at once',
    page,
    async run(shop) {
      await open(shop);
      const phone = `phone: '912345678', phoneCountryCode: '351', paymentTypeCountryCode: 'PT'`;
      for (const [label, more] of [
        ['mbway', `paymentType: 'mbway', ${phone}`],
        ['bancomatpay', `paymentType: 'bancomatpay', ${phone}, paymentTypeCountryCode: 'IT'`],
        ['blik by code', level0],
        ['blik with one click, first', oneClick(`authCode: '123456', aliasLabel: 'Shop'`)],
        ['blik with one click, later', oneClick(`aliasKey: '7'`)],
        ['an invoice', invoice],
      ] as const) {
        await shop.record(label, start(more));
      }
    },
  },
  {
    area,
    name: 'a phone’s payment that is answered with a window fails',
    page,
    async run(shop) {
      await open(shop);
      shop.answerWith(({ url }) =>
        url.includes('/local_payments/create')
          ? { type: 'application/json', body: JSON.stringify(answered) }
          : undefined,
      );
      await shop.record('mbway', start(`paymentType: 'mbway'`));
    },
  },
  {
    area,
    name: 'reports what is missing',
    page,
    async run(shop) {
      const create = (options: string) => `braintree.localPayment.create(${options})`;
      await shop.record('no argument', create(''));
      await shop.record('no options', create('{}'));
      await shop.record('another version', create(`{ client: { getVersion: () => '3.0.0' } }`));
      await open(shop);
      for (const name of [
        'paymentType',
        'amount',
        'currencyCode',
        'givenName',
        'surname',
        'fallback',
        'onPaymentStart',
      ]) {
        await shop.record(`no ${name}`, `payment.startPayment(without('${name}', ideal))`);
      }
      await shop.record('no options to start with', 'payment.startPayment()');
      await shop.record('no fallback.url', start(`fallback: { buttonText: 'Back' }`));
      await shop.record('no fallback.buttonText', start(`fallback: { url: 'https://shop.test' }`));
      await shop.record('recurrent, whose', start('recurrent: true'));
      await shop.record('an empty code', start(level0.replace('123456', '')));
      await shop.record('one click with nothing', start(oneClick('')));
      for (const name of ['birthDate', 'locale', 'phone', 'correlationId', 'lineItems']) {
        await shop.record(
          `an invoice without ${name}`,
          `payment.startPayment(without('${name}', { ...ideal, ${invoice} }))`,
        );
      }
      await shop.record('no town', start(`${invoice}, billingAddress: { streetAddress: 'x' }`));
      await shop.record('an item of nothing', start(`${invoice}, lineItems: [{ name: 'Print' }]`));
    },
  },
  ...localPaymentFailures,
  {
    area,
    name: 'one at a time; the shop closes the window, focuses it, and ends it all',
    page,
    async run(shop) {
      await open(shop);
      const bank = await clickForWindow(shop, start());
      await bank.getByText('Other endings to try').waitFor();
      await shop.record('a second one', start());
      await shop.record('focused', 'payment.focusWindow()');
      await shop.record('closed', 'payment.closeWindow()');
      await outcome(shop, 'the first one');
      await shop.record('teardown', 'payment.teardown()');
      for (const method of ['startPayment', 'tokenize', 'closeWindow', 'focusWindow', 'teardown']) {
        await shop.record(`${method} after teardown`, `payment.${method}()`);
      }
      await shop.record('frames left', `document.querySelectorAll('iframe').length`);
    },
  },
  {
    area,
    name: 'a page that a bank leads back to',
    page,
    async run(shop) {
      await open(shop);
      await shop.record('nothing there', 'payment.hasTokenizationParams()');
      const back = 'btLpToken=LP-X&btLpPaymentId=PAY-X&btLpPayerId=X';
      for (const query of [back, 'errorcode=processing_error&btLpToken=LP-X', 'wasCanceled=true']) {
        await shop.run(`history.replaceState(null, '', '/?${query}')`);
        await shop.record(`has ${query}`, 'payment.hasTokenizationParams()');
        await shop.record(`tokenizes ${query}`, 'payment.tokenize()');
      }
      await shop.record(
        'given by the shop',
        `payment.tokenize({ btLpToken: 'a', btLpPaymentId: 'b', btLpPayerId: 'c' })`,
      );
      await shop.record('canceled, by its options', `payment.tokenize({ c: '1', btLpToken: 'a' })`);
      await shop.record(
        'not canceled, by its options',
        `payment.tokenize({ wasCanceled: false, errorcode: 'x', btLpToken: 'a' })`,
      );
      await shop.record(
        'not canceled, as text',
        `payment.tokenize({ wasCanceled: 'false', errorcode: 'x', btLpToken: 'a' })`,
      );
    },
  },
  {
    area,
    name: 'an app with a bridge opens the bank',
    page,
    async run(shop) {
      await open(shop);
      await useBridge(shop);
      await click(shop, start());
      await comeByBridge(shop, '/return', `{ c: '1' }`);
      await outcome(shop, 'canceled');
      await click(shop, start());
      await comeByBridge(
        shop,
        '/return',
        `{ btLpToken: 'LP-X', btLpPaymentId: 'P', btLpPayerId: 'X' }`,
      );
      await outcome(shop, 'not approved');
      await click(shop, start());
      await comeByBridge(shop, '/return', `{ errorcode: 'processing_error' }`);
      await outcome(shop, 'failed');
      await click(shop, start());
      await shop.page.waitForFunction('window.opened');
      await shop.run('popupBridge.onComplete(null, null)');
      await outcome(shop, 'closed');
    },
  },
];
