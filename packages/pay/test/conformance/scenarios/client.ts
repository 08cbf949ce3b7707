import type { Scenario } from '../scenario.ts';

const open = `window.client = keep('client', await braintree.client.create({ authorization: AUTH }));`;
const card = (number = '4111111111111111', more = '') => `{ creditCard: { number: '${number}',
  cvv: '123', expirationMonth: '12', expirationYear: '2034', ${more} options: { validate: false } } }`;
const cards = (data = card()) =>
  `client.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: ${data} })`;

export const clientScenarios: readonly Scenario[] = [
  {
    area: 'client',
    name: 'opens with a key, gives its configuration and version',
    isQuick: true,
    async run(shop) {
      await shop.run(open);
      await shop.record('configuration', 'client.getConfiguration()');
      await shop.record('version', '[client.getVersion(), braintree.client.VERSION]');
      await shop.record('as JSON', 'Object.keys(client.toJSON()).sort()');
      await shop.record('authorization', 'client.authorization === AUTH');
    },
  },
  {
    area: 'client',
    name: 'opens with a client token',
    async run(shop) {
      await shop.useToken();
      await shop.run(open);
      await shop.record('configuration', 'client.getConfiguration()');
      await shop.record('a card', cards());
    },
  },
  {
    area: 'client',
    name: 'is one instance for each authorization, until it is torn down',
    async run(shop) {
      await shop.run(open);
      const again =
        'braintree.client.create({ authorization: AUTH, sessionId: "another", debug: true })';
      await shop.record('same', `${again}.then((other) => other === client)`);
      await shop.record('teardown', 'client.teardown()');
      await shop.record('afterwards', `${again}.then((other) => other === client)`);
      for (const method of ['request', 'getConfiguration', 'getVersion', 'toJSON', 'teardown']) {
        await shop.record(`${method} after teardown`, `client.${method}()`);
      }
    },
  },
  {
    area: 'client',
    name: 'takes debug and a session id',
    async run(shop) {
      await shop.run(`window.client = await braintree.client.create({
        authorization: AUTH, debug: true, sessionId: 'my session' });`);
      await shop.record('debug', 'client.getConfiguration().isDebug');
      await shop.record('metadata', 'client.getConfiguration().analyticsMetadata');
    },
  },
  {
    area: 'client',
    name: 'gives a copy of its configuration',
    async run(shop) {
      await shop.run(open);
      await shop.run(`client.getConfiguration().gatewayConfiguration.merchantId = 'changed'`);
      await shop.record('kept', 'client.getConfiguration().gatewayConfiguration.merchantId');
    },
  },
  {
    area: 'client',
    name: 'calls back once, later, with the status as third argument',
    async run(shop) {
      await shop.run(open);
      const delivered = (options: string) => `(() => { let isSync = true;
        return new Promise((resolve) => {
          const returned = client.request(${options}, (...all) => resolve({ all, isSync, returned: returned === undefined }));
          isSync = false; }); })()`;
      await shop.record('answer', delivered(`{ method: 'get', endpoint: 'payment_methods' }`));
      await shop.record('refusal', delivered(`{ method: 'get', endpoint: 'nowhere' }`));
      await shop.record(
        'create',
        `new Promise((resolve) => { const returned = braintree.client.create({ authorization: 'x' },
          (...all) => resolve([all, returned === undefined])) })`,
      );
    },
  },
  ...[true, false].map((byGraphQL): Scenario => ({
    area: 'client',
    name: `tokenizes cards by ${byGraphQL ? 'GraphQL' : 'REST'}`,
    ...(byGraphQL && { isQuick: true }),
    async run(shop) {
      await shop.configure({ tokenizesByGraphQL: byGraphQL });
      await shop.run(open);
      await shop.record('visa', cards());
      await shop.record('mastercard', cards(card('5555555555554444')));
      await shop.record('american express', cards(card('378282246310005', "cvv: '1234',")));
      await shop.record('discover', cards(card('6011111111111117')));
      await shop.record('diners club', cards(card('36259600000004')));
      await shop.record('union pay', cards(card('6212345678901232')));
      await shop.record('debit', cards(card('4117101010101010')));
      await shop.record('wrong number', cards(card('4111111111111112')));
      await shop.record('no number', cards('{ creditCard: {} }'));
      await shop.record(
        'whole',
        cards(
          card(
            '4012888888881881',
            `cardholderName: 'Ann Field', billingAddress: { postalCode: '60654', streetAddress: '1 Main St', countryCodeAlpha2: 'US' },`,
          ),
        ),
      );
      await shop.record(
        'snake case and a date in one',
        cards(`{ credit_card: { number: '4111111111111111', expiration_date: '12/34',
            billing_address: { postal_code: '60654' } } }`),
      );
      await shop.record(
        'insight',
        cards(`{ ...${card()}, authenticationInsight: true, merchantAccountId: 'albumen_eur' }`),
      );
    },
  })),
  {
    area: 'client',
    name: 'asks GraphQL as configured, and reports its errors',
    async run(shop) {
      await shop.run(open);
      const ask = (data: string) => `client.request({ api: 'graphQLApi', data: ${data} })`;
      const query = 'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred } }';
      await shop.record('answer', ask(`{ query: '${query}', variables: {} }`));
      await shop.record('errors', ask(`{ query: 'query { nothing }', operationName: 'Nothing' }`));
    },
  },
  {
    area: 'client',
    name: 'sends a GET in the query',
    async run(shop) {
      const customer_id = await shop.tools.customer();
      await shop.useToken({ customer_id });
      await shop.run(open);
      await shop.record(
        'methods',
        `client.request({ method: 'GET', endpoint: 'payment_methods', data: { defaultFirst: 1, list: [1, 'b'], deep: { er: true } } })`,
      );
    },
  },
  {
    area: 'client',
    name: 'writes Fraudnet’s block where the merchant collects device data',
    async run(shop) {
      await shop.configure({ collectDeviceData: true, tokenizesByGraphQL: false });
      await shop.useToken();
      await shop.run(open);
      await shop.record('a card', cards());
      await shop.record(
        'block',
        `[...document.querySelectorAll('script[fncls]')].map((it) => [it.getAttribute('fncls'), it.type, JSON.parse(it.textContent)])`,
      );
      await shop.record(
        'script',
        `[...document.scripts].map(({ src }) => src).filter((src) => src.includes('paypal'))`,
      );
    },
  },
  {
    area: 'client',
    name: 'shows the same public face',
    async run(shop) {
      const names = (of: string) => `methodsOf(${of})`;
      await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });`);
      await shop.record('components', 'Object.keys(braintree).sort()');
      for (const module of Object.values(modules)) {
        await shop.record(`module ${module}`, names(`braintree.${module}`));
        await shop.record(`version of ${module}`, `braintree.${module}.VERSION`);
      }
      await shop.record('client', names('client'));
      await shop.run(`window.fields = await braintree.hostedFields.create({ client, fields: { number: { container: '#number' } } });
        window.collector = await braintree.dataCollector.create({ client });
        window.methods = await braintree.preferredPaymentMethods.create({ client });`);
      for (const instance of ['fields', 'collector', 'methods']) {
        await shop.record(instance, names(instance));
      }
    },
  },
];

const modules = ['client', 'hostedFields', 'dataCollector', 'preferredPaymentMethods'];
