import type { Scenario } from '../scenario.ts';

const events = 'hosted fields: events';

export const eventScenarios: readonly Scenario[] = [
  {
    area: events,
    name: 'a whole card typed and confirmed with Enter',
    isQuick: true,
    async run(shop) {
      await shop.create();
      await shop.typeCard({ expirationDate: '1230' });
      await shop.input('cvv').press('Enter');
    },
  },
  {
    area: events,
    name: 'brands narrow down and change while the number is typed',
    async run(shop) {
      await shop.create(`{ number: { container: '#number' }, cvv: { container: '#cvv' } }`);
      for (const number of ['6', '2', '1', '9']) await shop.type('number', number);
      for (let step = 0; step < 4; step += 1) await shop.input('number').press('Backspace');
      await shop.settle();
      await shop.type('number', '378282246310005');
      await shop.record('state', 'fields.getState()');
    },
  },
  {
    area: events,
    name: 'the first six digits are reported again whenever they change',
    async run(shop) {
      await shop.create(`{ number: { container: '#number' } }`);
      await shop.type('number', '4111111');
      for (let step = 0; step < 3; step += 1) await shop.input('number').press('Backspace');
      await shop.settle();
      await shop.type('number', '23');
    },
  },
  {
    area: events,
    name: 'emptied, focused and left',
    async run(shop) {
      await shop.create();
      await shop.type('cvv', '12');
      for (let step = 0; step < 2; step += 1) await shop.input('cvv').press('Backspace');
      await shop.settle();
      await shop.run(`await fields.focus('number')`);
      await shop.settle();
      await shop.input('number').blur();
      await shop.settle();
      await shop.type('expirationDate', '13');
    },
  },
  {
    area: events,
    name: 'off ends a handler, on a page that sends no referrer',
    page: { referrer: 'no-referrer' },
    async run(shop) {
      await shop.create(`{ number: { container: '#number' } }`);
      await shop.record(
        'off',
        `(() => { window.count = 0; window.handler = () => { window.count += 1; };
          fields.on('focus', handler); const returned = fields.off('focus', handler); return returned ?? null; })()`,
      );
      await shop.type('number', '4111111');
      await shop.record('count', 'window.count');
    },
  },
];

const cycle = 'hosted fields: life cycle';
const one = `{ number: { container: '#number' } }`;
const frames = `[...document.querySelectorAll('iframe')].map((it) => ({ name: it.name, id: it.id, type: it.getAttribute('type'), title: it.title, border: it.style.border, width: it.style.width, height: it.style.height, float: it.style.cssFloat, path: new URL(it.src).pathname, next: it.nextElementSibling?.outerHTML ?? null, attributes: it.getAttributeNames().sort().join() }))`;

export const lifeCycleScenarios: readonly Scenario[] = [
  {
    area: cycle,
    name: 'create puts one frame in each container',
    isQuick: true,
    async run(shop) {
      await shop.create(
        `{ number: { container: '#number' }, cvv: { selector: '#cvv' }, expirationDate: { container: document.querySelector('#expirationDate') } }`,
      );
      await shop.record('frames', frames);
      await shop.record('state', 'fields.getState()');
      await shop.record(
        'classes',
        `[...document.querySelectorAll('.box')].map(({ className }) => className)`,
      );
    },
  },
  {
    area: cycle,
    name: 'teardown leaves the page as it was, and ends every method',
    async run(shop) {
      await shop.create();
      await shop.typeCard();
      await shop.record('teardown', 'fields.teardown()');
      await shop.record(
        'containers',
        `[...document.querySelectorAll('.box')].map(({ outerHTML }) => outerHTML)`,
      );
      const methods = [
        'tokenize',
        'addClass',
        'removeClass',
        'setAttribute',
        'removeAttribute',
        'setPlaceholder',
        'setMessage',
        'setMonthOptions',
        'clear',
        'focus',
        'getState',
        'getChallenges',
        'getSupportedCardTypes',
        'on',
        'off',
        'teardown',
      ];
      for (const method of methods) await shop.record(method, `fields.${method}()`);
    },
  },
  {
    area: cycle,
    name: 'after teardown the same containers serve again',
    async run(shop) {
      await shop.create();
      await shop.run('await fields.teardown()');
      await shop.create();
      await shop.typeCard();
      await shop.record('payload', 'fields.tokenize().then(({ type }) => type)');
    },
  },
  {
    area: cycle,
    name: 'a client or an authorization, with and without the client script, debug',
    page: { components: ['hosted-fields'] },
    async run(shop) {
      await shop.create(one, 'debug: true');
      await shop.record(
        'scripts',
        `[...document.scripts].map(({ src }) => src.replace(/.*3.109.0/, '')).filter((src) => src.includes('client'))`,
      );
      await shop.record(
        'frames',
        `[...document.querySelectorAll('iframe')].map((it) => new URL(it.src).pathname)`,
      );
      await shop.run('await fields.teardown()');
      await shop.record(
        'client',
        `braintree.client.create({ authorization: AUTH }).then((client) => braintree.hostedFields.create({ client, fields: ${one} })).then((it) => it.teardown())`,
      );
    },
  },
  {
    area: cycle,
    name: 'callbacks instead of promises',
    async run(shop) {
      await shop.run(`window.fields = await new Promise((resolve) => {
        window.returned = braintree.hostedFields.create({ authorization: AUTH, fields: ${one} }, (error, it) => resolve(it)); })`);
      await shop.record('returned', 'window.returned === undefined');
      const methods = [
        `addClass('number', 'a', `,
        `setAttribute({ field: 'number', attribute: 'placeholder', value: 'x' }, `,
        `focus('number', `,
        `clear('number', `,
        'getChallenges(',
        'getSupportedCardTypes(',
        'tokenize(',
        'tokenize({}, ',
        'teardown(',
      ];
      for (const method of methods) {
        await shop.record(
          method,
          `new Promise((resolve) => { let isSync = true; const returned = fields.${method}(...all) => resolve([all, isSync, returned === undefined])); isSync = false; })`,
        );
      }
    },
  },
  {
    area: cycle,
    name: 'fields in a shadow root',
    async run(shop) {
      await shop.run(`const host = document.createElement('div'); document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<label for="deep">Number</label><div id="deep" style="height: 30px; width: 200px"></div>';
        window.deep = root.querySelector('#deep');`);
      await shop.create(`{ number: { container: window.deep } }`);
      // The published bundle's frame may learn only after create which brands the gateway takes.
      await shop.settle();
      await shop.run('window.deep.previousElementSibling.click()');
      await shop.settle();
      await shop.type('number', '4111');
      await shop.record('state', 'fields.getState().fields.number');
      await shop.record(
        'box',
        `(() => { const { width, height } = document.querySelector('iframe').getBoundingClientRect(); return [width, height]; })()`,
      );
      await shop.record('teardown', 'fields.teardown()');
      await shop.record(
        'left',
        `[window.deep.childNodes.length, document.querySelectorAll('iframe').length]`,
      );
    },
  },
];
