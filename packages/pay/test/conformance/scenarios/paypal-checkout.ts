import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { answer } from './paypal.ts';
import { clickForWindow, slowDown } from './windows.ts';

const page: PageOptions = { components: ['client', 'paypal-checkout'] };
const area = 'PayPal Checkout';
const order = "flow: 'checkout', amount: '10.00', currency: 'USD'";
const address = `{ line1: '1 Main St', city: 'Chicago', state: 'IL', postalCode: '60654', countryCode: 'US', recipientName: 'Ada' }`;
const shipping = (currency: string): string =>
  `[{ id: 'mail', label: 'Mail', selected: true, type: 'SHIPPING', amount: { currency: '${currency}', value: '1.00' } }]`;

/** A component of a merchant with PayPal, in `paypal`. */
async function open(shop: Shop, more = ''): Promise<void> {
  await shop.configure({ paypalEnabled: true, tokenizesByGraphQL: false });
  await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });
    window.paypal = keep('paypalCheckout', await braintree.paypalCheckout.create({ client, ${more} }));
    window.isToken = (token) => /^(EC|BA)-/.test(token);
    window.codeOf = (work) => work.then(() => 'fine', ({ code, type }) => [code, type]);`);
}

/** The kind of token alone: they are made up anew each time. */
const create = (options: string): string => `paypal.createPayment({ ${options} }).then(isToken)`;
const codeOf = (call: string): string => `codeOf(paypal.${call})`;

const approvedAccount = JSON.stringify({
  paypalAccounts: [{ nonce: 'n', type: 'PayPalAccount', details: { payerInfo: { payerId: 'P' } } }],
});

export const paypalCheckoutScenarios: readonly Scenario[] = [
  {
    area,
    name: 'payments and agreements are created with all that can be said of them',
    page,
    async run(shop) {
      await open(shop);
      await shop.record('client id', 'paypal.getClientId()');
      await shop.record('least', create(order));
      await shop.record(
        'all',
        create(`${order}, intent: 'capture', displayName: 'Shop', locale: 'en_US',
          enableShippingAddress: true, shippingAddressEditable: false, landingPageType: 'login',
          shippingAddressOverride: ${address}, shippingOptions: ${shipping('usd')},
          lineItems: [{ quantity: '1', unitAmount: '9.00', name: 'Print', kind: 'debit' }],
          requestBillingAgreement: true, billingAgreementDetails: { description: 'Prints' },
          userAuthenticationEmail: 'ada@example.com', riskCorrelationId: 'risk', offerCredit: true`),
      );
      await shop.record(
        'agreement',
        create(`flow: 'vault', billingAgreementDescription: 'Prints', planType: 'RECURRING',
          shippingAddressOverride: ${address}, planMetadata: { currencyIsoCode: 'USD', name: 'Plan',
            billingCycles: [{ billingFrequency: 1, billingFrequencyUnit: 'MONTH', sequence: 1,
              pricingScheme: { pricingModel: 'FIXED', price: '10.00' } }] }`),
      );
      await shop.record('supported', 'braintree.paypalCheckout.isSupported()');
      await shop.record('teardown', 'paypal.teardown()');
      await shop.record('after teardown', 'paypal.createPayment({})');
    },
  },
  {
    area,
    name: 'reports what is missing of a payment',
    page,
    async run(shop) {
      await shop.record('no client', 'braintree.paypalCheckout.create({})');
      await open(shop);
      for (const options of ['{}', "{ flow: 'credit' }"]) {
        await shop.record(`create ${options}`, codeOf(`createPayment(${options})`));
      }
      const updates = [
        '{}',
        "{ paymentId: 'x', currency: 'USD' }",
        "{ orderId: 'x', currency: 'USD', amount: '1' }",
        `{ paymentId: 'x', currency: 'USD', amount: '1', shippingOptions: ${shipping('EUR')} }`,
        "{ paymentId: 'x', currency: 'USD', amount: '1.00' }",
      ];
      for (const options of updates) {
        await shop.record(`update ${options}`, codeOf(`updatePayment(${options})`));
      }
      await shop.record('refused', codeOf(`createPayment({ ${order}, amount: 'much' })`));
      await shop.record(
        'unknown',
        codeOf("tokenizePayment({ paymentToken: 'EC-X', paymentID: 'P' })"),
      );
      await shop.record('no vaulted account', codeOf('startVaultInitiatedCheckout({})'));
    },
  },
  {
    area,
    name: 'what is tokenized follows the flow of createPayment',
    page,
    async run(shop) {
      await open(shop);
      const button = "{ billingToken: 'BA-X', orderID: 'EC-X', payerID: 'P', paymentID: 'PAY-X' }";
      let flowName = '';
      shop.answerWith(({ url, body }) => {
        if (!url.includes('paypal_accounts')) return undefined;
        const { paypalAccount }: { paypalAccount: object } = JSON.parse(body);
        shop.note(`sent for ${flowName}`, Object.keys(paypalAccount).toSorted());
        return { body: approvedAccount };
      });
      for (const flow of ["flow: 'vault'", order]) {
        flowName = flow;
        await shop.run(`await paypal.createPayment({ ${flow} })`);
        await shop.record(flow, `paypal.tokenizePayment(${button})`);
      }
    },
  },
  {
    area,
    name: 'a shipping option without a currency is refused before any call',
    page,
    async run(shop) {
      await open(shop);
      for (const amount of ["{ value: '1.00' }", '{ currency: null }', 'undefined']) {
        const shipped = `shippingOptions: [{ id: 'mail', amount: ${amount} }]`;
        await shop.record(`create ${amount}`, codeOf(`createPayment({ ${order}, ${shipped} })`));
        const update = `{ paymentId: 'x', currency: 'USD', amount: '1.00', ${shipped} }`;
        await shop.record(`update ${amount}`, codeOf(`updatePayment(${update})`));
      }
    },
  },
  ...(
    [
      [422, 'PAYPAL_INVALID_PAYMENT_OPTION'],
      [500, 'PAYPAL_FLOW_FAILED'],
    ] as const
  ).map(([status, code]): Scenario => ({
    area,
    name: `a vaulted account’s payment is answered with ${status}`,
    page,
    promises: { paid: code },
    async run(shop) {
      await slowDown(shop);
      await open(shop);
      await shop.order({ operation: 'create_payment_resource', kind: 'status', status });
      await clickForWindow(
        shop,
        `paypal.startVaultInitiatedCheckout({ amount: '10.00', currency: 'USD',
          vaultInitiatedCheckoutPaymentMethodToken: 'any' })`,
      );
      await shop.record('paid', 'outcome');
      // The SDK, which looks every 100 ms, has to see the window gone.
      await shop.run('await new Promise((done) => setTimeout(done, 1000))');
    },
  })),
  {
    area,
    name: 'a broken line: the flow failed',
    page,
    async run(shop) {
      await open(shop);
      await shop.order({ operation: 'create_payment_resource', kind: 'status', status: 500 });
      await shop.record('create', codeOf(`createPayment({ ${order} })`));
      await shop.order({ operation: 'patch_payment_resource', kind: 'status', status: 403 });
      const update = "{ paymentId: 'x', currency: 'USD', amount: '1.00' }";
      await shop.record('update', codeOf(`updatePayment(${update})`));
      await shop.order({ operation: 'paypal_accounts', kind: 'status', status: 500 });
      await shop.record('tokenize', codeOf("tokenizePayment({ billingToken: 'BA-X' })"));
    },
  },
  {
    area,
    name: 'a merchant without PayPal',
    page,
    async run(shop) {
      await shop.configure({ paypalEnabled: false, tokenizesByGraphQL: false });
      await shop.run('window.client = await braintree.client.create({ authorization: AUTH });');
      await shop.record('none', 'braintree.paypalCheckout.create({ client })');
    },
  },
  {
    area,
    name: 'PayPal’s script with its words',
    page,
    async run(shop) {
      await shop.useToken();
      await open(shop);
      const script = `(() => { const script = document.head.firstElementChild;
        return [script.src, { ...script.dataset }]; })()`;
      const all = [
        '',
        '{ vault: true }',
        `{ currency: 'EUR', intent: 'capture', components: 'buttons,messages', commit: false,
          'buyer-country': 'US', dataAttributes: { 'page-type': 'checkout', 'data-csp-nonce': 'n' } }`,
      ];
      for (const options of all) {
        await shop.record(
          `with ${options}`,
          `paypal.loadPayPalSDK(${options}).then((same) => [same === paypal, ...${script}])`,
        );
      }
    },
  },
  {
    area,
    name: 'PayPal gets its buttons ready for a payer that it knows',
    page,
    async run(shop) {
      await shop.useToken();
      await open(shop, 'autoSetDataUserIdToken: true');
      for (const options of [
        "{ dataAttributes: { amount: '9.00' } }",
        "{ amount: '7.00', currency: 'EUR', 'merchant-id': 'own' }",
        '{ vault: true }',
      ]) {
        await shop.record(
          options,
          `paypal.loadPayPalSDK(${options}).then((same) => same === paypal)`,
        );
      }
    },
  },
  {
    area,
    name: 'a vaulted account pays in a window: approved, canceled, closed',
    page,
    async run(shop) {
      await slowDown(shop);
      await open(shop);
      const kept = await shop.tools.call('POST', '/customers', {
        customer: { payment_method_nonce: 'fake-paypal-billing-agreement-nonce' },
      });
      const [, token] = /<token>([^<]*)</.exec(kept) ?? [];
      const start = (more = ''): string =>
        `paypal.startVaultInitiatedCheckout({ amount: '10.00', currency: 'USD',
          vaultInitiatedCheckoutPaymentMethodToken: '${token}', ${more} })`;
      const wallet = await clickForWindow(shop, start());
      await shop.record(
        'backdrop',
        `(({ zIndex, opacity, position }) => [zIndex, opacity, position])(getComputedStyle(
          document.querySelector('[data-braintree-paypal-vault-initiated-checkout-modal]')))`,
      );
      await shop.record('a second one', codeOf(start().replace('paypal.', '')));
      await answer(wallet, 'Continue');
      await shop.record('approved', 'outcome');
      const left = await clickForWindow(shop, start('optOutOfModalBackdrop: true'));
      await left.getByRole('button', { name: /^Cancel/ }).click();
      await shop.record('canceled', 'outcome');
      const closed = await clickForWindow(shop, start());
      await closed.getByRole('button', { name: /^Maya/ }).waitFor();
      await closed.close();
      await shop.record('closed', 'outcome');
      await shop.record(
        'left behind',
        "document.querySelectorAll('[data-braintree-paypal-vault-initiated-checkout-modal]').length",
      );
    },
  },
];
