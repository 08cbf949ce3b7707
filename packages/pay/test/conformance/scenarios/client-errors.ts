import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

const create = (authorization = 'AUTH') =>
  `braintree.client.create({ authorization: ${authorization} })`;
const open = `window.client = keep('client', await ${create()});`;
const tokenize = `client.request({ method: 'post', endpoint: 'payment_methods/credit_cards',
  data: { creditCard: { number: '4111111111111111', expirationDate: '12/34' } } })`;

const internalError = JSON.stringify({
  errors: [{ message: 'x', extensions: { errorClass: 'INTERNAL' } }],
});

/** REST has to give the configuration, and gives this. */
function serveConfiguration(shop: Shop, answer: { status?: number; body: string }): void {
  shop.answerWith(({ url, body }) => {
    if (body.includes('ClientConfiguration')) return { body: internalError };
    return url.includes('/configuration?') ? answer : undefined;
  });
}

const configuration = (more: object) =>
  JSON.stringify({
    environment: 'sandbox',
    merchantId: 'albumen_sandbox',
    clientApiUrl:
      'https://api.sandbox.braintreegateway.com:443/merchants/albumen_sandbox/client_api',
    assetsUrl: 'https://assets.braintreegateway.com',
    challenges: [],
    creditCards: { supportedCardTypes: ['Visa'] },
    ...more,
  });

export const clientErrorScenarios: readonly Scenario[] = [
  {
    area: 'client',
    name: 'refuses what is no authorization',
    async run(shop) {
      await shop.record('no argument', 'braintree.client.create()');
      await shop.record('no options', 'braintree.client.create({})');
      const wrong = ['""', '"nonsense"', '"sandbox_key"', 'btoa("{}")', '"{}"', '5', '"a_b_c-d"'];
      for (const authorization of wrong) await shop.record(authorization, create(authorization));
      await shop.record('wrong key', create('"sandbox_wrong_albumen_sandbox"'));
      await shop.record('wrong merchant', create('"sandbox_wrong_nobody"'));
    },
  },
  {
    area: 'client',
    name: 'a key of an environment that there is not',
    async run(shop) {
      for (const environment of ['staging', 'test', 'Production']) {
        const created = create(`'${environment}_key_albumen_sandbox'`);
        await shop.record(
          environment,
          `Promise.race([${created}, new Promise((give) => setTimeout(give, 3000, 'pending'))])`,
        );
      }
    },
  },
  {
    area: 'client',
    name: 'refuses a forged and an expired client token',
    async run(shop) {
      await shop.useToken();
      await shop.record(
        'forged',
        create(
          `btoa(JSON.stringify({ ...JSON.parse(atob(AUTH)), authorizationFingerprint: 'forged' }))`,
        ),
      );
      await shop.tools.call('PUT', '/sandbox/clock', { advanceMs: 25 * 3_600_000 });
      await shop.record('expired', create());
    },
  },
  ...[401, 403, 404, 422, 429, 500, 503].map((status): Scenario => ({
    area: 'client',
    name: `a configuration answered with ${status}`,
    async run(shop) {
      await shop.useToken();
      serveConfiguration(shop, { status, body: '{"why":"ordered"}' });
      await shop.record('create', create());
    },
  })),
  {
    area: 'client',
    name: 'a configuration that is none',
    async run(shop) {
      await shop.useToken();
      serveConfiguration(shop, { body: '' });
      await shop.record('empty', create());
      serveConfiguration(shop, { body: 'no JSON' });
      await shop.record('text', create());
    },
  },
  ...Object.entries({
    'assets elsewhere': { assetsUrl: 'https://assets.example' },
    'an API elsewhere': { clientApiUrl: 'https://braintreegateway.com.example' },
    'a configuration without https': { configUrl: 'http://api.braintreegateway.com' },
    'GraphQL elsewhere': { graphQL: { url: 'https://notbraintree-api.com', features: [] } },
  }).map(([what, more]): Scenario => ({
    area: 'client',
    name: `a configuration with ${what}`,
    async run(shop) {
      await shop.useToken();
      serveConfiguration(shop, { body: configuration(more) });
      await shop.record('create', create());
    },
  })),
  {
    area: 'client',
    name: 'falls back to REST when GraphQL cannot give the configuration',
    async run(shop) {
      const operation = 'graphql ClientConfiguration';
      await shop.order({ operation, kind: 'graphqlError', errorClass: 'INTERNAL' });
      await shop.record('internal', `${create()}.then((it) => it.teardown())`);
      await shop.order({ operation, kind: 'disconnect', times: 2 });
      await shop.record('broken line', `${create()}.then((it) => it.teardown())`);
      await shop.order({ operation, kind: 'graphqlError', errorClass: 'AUTHENTICATION' });
      await shop.record('authentication', create());
      await shop.order({ operation, kind: 'graphqlError', errorClass: 'AUTHORIZATION' });
      await shop.record('authorization', create());
    },
  },
  {
    area: 'client',
    name: 'misses and refuses options of a request',
    async run(shop) {
      await shop.run(open);
      await shop.record('method', `client.request({ endpoint: 'x' })`);
      await shop.record('endpoint', `client.request({ method: 'get' })`);
      await shop.record('api', `client.request({ method: 'get', endpoint: 'x', api: 'other' })`);
    },
  },
  ...[400, 401, 403, 404, 408, 422, 429, 500, 503].map((status): Scenario => ({
    area: 'client',
    name: `a request answered with ${status}`,
    async run(shop) {
      await shop.run(open);
      const answer = { status, body: '{"why":"ordered"}' };
      shop.answerWith(({ url }) => (url.includes('things') ? answer : undefined));
      await shop.record(
        'request',
        `client.request({ method: 'post', endpoint: 'things', data: { a: 1 } })`,
      );
      shop.answerWith(({ url }) => (url.includes('things') ? { status, body: 'text' } : undefined));
      await shop.record('text', `client.request({ method: 'get', endpoint: 'things' })`);
    },
  })),
  {
    area: 'client',
    name: 'a request that nobody answers',
    async run(shop) {
      await shop.run(open);
      shop.answerWith(({ url }) => (url.includes('things') ? 'broken line' : undefined));
      await shop.record('broken line', `client.request({ method: 'post', endpoint: 'things' })`);
      shop.answerWith(({ url }) => (url.includes('things') ? 'silence' : undefined));
      await shop.record(
        'too late',
        `client.request({ method: 'post', endpoint: 'things', timeout: 700 })`,
      );
    },
  },
  ...[
    'AUTHENTICATION',
    'AUTHORIZATION',
    'VALIDATION',
    'INTERNAL',
    'UNKNOWN',
    'NOT_FOUND',
    'RESOURCE_LIMIT',
    'SERVICE_AVAILABILITY',
  ].map((errorClass): Scenario => ({
    area: 'client',
    name: `GraphQL answers with ${errorClass}`,
    async run(shop) {
      await shop.run(open);
      await shop.order({
        operation: 'graphql TokenizeCreditCard',
        kind: 'graphqlError',
        errorClass,
      });
      await shop.record('card', tokenize);
      const operation = 'graphql PreferredPaymentMethods';
      await shop.order({ operation, kind: 'graphqlError', errorClass });
      await shop.record(
        'query',
        `client.request({ api: 'graphQLApi', data: { operationName: 'PreferredPaymentMethods', query: 'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred } }' } })`,
      );
    },
  })),
  {
    area: 'client',
    name: 'GraphQL is broken, or has no card in its answer',
    async run(shop) {
      await shop.run(open);
      const operation = 'graphql TokenizeCreditCard';
      await shop.order({ operation, kind: 'status', status: 500 });
      await shop.record('500', tokenize);
      await shop.order({ operation, kind: 'status', status: 429 });
      await shop.record('429', tokenize);
      await shop.order({ operation, kind: 'disconnect', times: 2 });
      await shop.record('broken line', tokenize);
      shop.answerWith(({ body }) =>
        body.includes('TokenizeCreditCard') ? { body: '{"data":{}}' } : undefined,
      );
      await shop.record('no card', tokenize);
    },
  },
];
