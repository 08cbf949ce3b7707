import type { Scenario } from '../scenario.ts';

const collect = (options = '') =>
  `window.collector = keep('dataCollector', await braintree.dataCollector.create({ authorization: AUTH, ${options} }));`;
const page = `[...document.querySelectorAll('script[fncls], iframe')].map((it) => [it.localName, it.getAttribute('fncls'), it.id.replace(/-.*/, ''), it.src, it.localName === 'script' ? JSON.parse(it.textContent) : it.width + it.height])`;
const prefer = `window.methods = keep('preferredPaymentMethods', await braintree.preferredPaymentMethods.create({ authorization: AUTH }));`;

export const dataCollectorScenarios: readonly Scenario[] = [
  {
    area: 'data collector',
    name: 'collects with Fraudnet',
    isQuick: true,
    async run(shop) {
      await shop.run(collect());
      await shop.record('data', '[collector.deviceData, collector.rawDeviceData]');
      await shop.record('asked', 'collector.getDeviceData()');
      await shop.record('raw', 'collector.getDeviceData({ raw: true })');
      await shop.record(
        'called back',
        'new Promise((resolve) => collector.getDeviceData({ raw: true }, (...all) => resolve(all)))',
      );
      await shop.record('page', page);
    },
  },
  {
    area: 'data collector',
    name: 'takes the merchant’s own id under three names',
    async run(shop) {
      for (const name of ['riskCorrelationId', 'clientMetadataId', 'correlationId']) {
        await shop.run(collect(`${name}: 'my-own-id-of-more-than-thirty-two-characters-${name}'`));
        await shop.record(name, 'collector.rawDeviceData');
        await shop.record(`page of ${name}`, page);
        await shop.run('await collector.teardown()');
      }
    },
  },
  {
    area: 'data collector',
    name: 'collects with Kount where the merchant has it',
    async run(shop) {
      await shop.configure({ kountMerchantId: '600000' });
      await shop.run(collect('kount: true'));
      await shop.record('data', 'collector.rawDeviceData');
      await shop.record('page', page);
      await shop.record('teardown', 'collector.teardown()');
      await shop.record('page afterwards', page);
      for (const method of ['getDeviceData', 'teardown']) {
        await shop.record(`${method} after teardown`, `collector.${method}()`);
      }
    },
  },
  {
    area: 'data collector',
    name: 'leaves Kount out where the merchant has none',
    async run(shop) {
      await shop.run(collect('kount: true'));
      await shop.record('data', 'collector.rawDeviceData');
    },
  },
  {
    area: 'data collector',
    name: 'can be there at once and collect later',
    async run(shop) {
      await shop.run(collect('useDeferredClient: true'));
      await shop.record(
        'at once',
        '[collector.deviceData ?? null, collector.rawDeviceData ?? null]',
      );
      await shop.record('asked', 'collector.getDeviceData({ raw: true })');
      await shop.record('then', 'collector.rawDeviceData');
    },
  },
  {
    area: 'data collector',
    name: 'reports what is missing',
    async run(shop) {
      const create = (options: string) => `braintree.dataCollector.create(${options})`;
      await shop.record('no argument', create(''));
      await shop.record('no options', create('{}'));
      await shop.record('another version', create(`{ client: { getVersion: () => '3.0.0' } }`));
      await shop.record('wrong authorization', create(`{ authorization: 'x' }`));
      shop.answerWith(({ url }) => (url.endsWith('/fb.js') ? 'broken line' : undefined));
      await shop.record('nothing collected', create('{ authorization: AUTH }'));
      await shop.configure({ kountMerchantId: '600000' });
      await shop.run(`await (await braintree.client.create({ authorization: AUTH })).teardown()`);
      await shop.record(
        'Kount alone',
        `${create('{ authorization: AUTH, kount: true }')}.then((it) => Object.keys(it.rawDeviceData))`,
      );
      await shop.record(
        'deferred',
        `${create(`{ authorization: 'x', useDeferredClient: true }`)}.then((it) => it.getDeviceData())`,
      );
    },
  },
  {
    area: 'data collector',
    name: 'reports that Kount could not be set up',
    async run(shop) {
      await shop.configure({ kountMerchantId: '600000' });
      await shop.run(`for (const method of ['append', 'appendChild']) {
        const before = document.body[method];
        document.body[method] = function (...all) {
          if (all[0] instanceof HTMLIFrameElement) throw new Error('no frames here');
          return before.apply(this, all);
        };
      }`);
      await shop.record(
        'create',
        `braintree.dataCollector.create({ authorization: AUTH, kount: true })`,
      );
    },
  },
];

export const preferredScenarios: readonly Scenario[] = [
  {
    area: 'preferred payment methods',
    name: 'recommends what to offer first',
    isQuick: true,
    async run(shop) {
      await shop.configure({ preferred: { paypal: true, venmo: false } });
      await shop.run(prefer);
      await shop.record('methods', 'methods.fetchPreferredPaymentMethods()');
      await shop.record(
        'called back',
        'new Promise((resolve) => methods.fetchPreferredPaymentMethods((...all) => resolve(all)))',
      );
      await shop.record('public face', 'methodsOf(methods)');
    },
  },
  {
    area: 'preferred payment methods',
    name: 'has no preference when it cannot ask',
    async run(shop) {
      await shop.run(prefer);
      const operation = 'graphql PreferredPaymentMethods';
      await shop.order({ operation, kind: 'graphqlError', errorClass: 'INTERNAL' });
      await shop.record('error', 'methods.fetchPreferredPaymentMethods()');
      const isAsking = /preferredPaymentMethods/i;
      shop.answerWith(({ body }) => (isAsking.test(body) ? 'broken line' : undefined));
      await shop.record('broken line', 'methods.fetchPreferredPaymentMethods()');
    },
  },
  {
    area: 'preferred payment methods',
    name: 'reports what is missing, at once or when it is asked',
    async run(shop) {
      const create = (options: string) => `braintree.preferredPaymentMethods.create(${options})`;
      await shop.record('no argument', create(''));
      await shop.record('no options', create('{}'));
      await shop.record('another version', create(`{ client: { getVersion: () => '3.0.0' } }`));
      await shop.record(
        'wrong authorization',
        `${create(`{ authorization: 'x' }`)}.then((it) => it.fetchPreferredPaymentMethods())`,
      );
    },
  },
];
