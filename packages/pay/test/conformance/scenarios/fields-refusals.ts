import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

const errors = 'hosted fields: errors';
const create = (options: string) => `braintree.hostedFields.create(${options})`;
const withFields = (fields: string, other = '') =>
  create(`{ authorization: AUTH, fields: ${fields}, ${other} }`);
const one = `{ number: { container: '#number' } }`;

async function typed(shop: Shop): Promise<void> {
  await shop.create();
  await shop.typeCard();
}

async function tokenizeAgainst(shop: Shop, status: number): Promise<void> {
  await shop.order({ operation: 'credit_cards', kind: 'status', status });
  await shop.record(String(status), 'fields.tokenize()');
}

export const fieldErrorScenarios: readonly Scenario[] = [
  {
    area: errors,
    name: 'create refuses what it cannot work with',
    async run(shop) {
      await shop.record('no argument', create(''));
      await shop.record('no options', create('{}'));
      await shop.record('no fields', create('{ authorization: AUTH }'));
      await shop.record('no fields in fields', withFields('{}'));
      await shop.record(
        'another version',
        create(`{ client: { getVersion: () => '3.0.0' }, fields: ${one} }`),
      );
      await shop.record('wrong key', withFields(`{ iban: { container: '#number' } }`));
      await shop.record('nowhere', withFields(`{ number: { container: '#nowhere' } }`));
      await shop.record('nowhere by selector', withFields(`{ number: { selector: '#nowhere' } }`));
      await shop.record('no container', withFields('{ number: {} }'));
      await shop.record(
        'no text',
        withFields(
          `{ number: { container: '#number' }, cvv: { container: '#cvv', maxlength: '3' } }`,
        ),
      );
      await shop.record('no minimum', withFields(`{ cvv: { container: '#cvv', minlength: 'x' } }`));
    },
  },
  {
    area: errors,
    name: 'create with an authorization that is none',
    async run(shop) {
      await shop.record(
        'create',
        `${create(`{ authorization: 'x', fields: ${one} }`)}.then(() => 'created')`,
      );
    },
  },
  {
    area: errors,
    name: 'a container that has a field already',
    async run(shop) {
      await shop.create(one);
      await shop.record('taken', withFields(one));
    },
  },
  {
    area: errors,
    name: 'methods refuse what they cannot do',
    async run(shop) {
      await shop.create(
        `{ number: { container: '#number' }, expirationMonth: { container: '#expirationMonth' } }`,
      );
      for (const [method, rest] of [
        ['addClass', `, 'a'`],
        ['removeClass', `, 'a'`],
        ['setPlaceholder', `, 'a'`],
        ['clear', ''],
        ['focus', ''],
      ] as const) {
        await shop.record(`${method} unknown`, `fields.${method}('iban'${rest})`);
        await shop.record(`${method} absent`, `fields.${method}('cvv'${rest})`);
      }
      for (const method of ['setAttribute', 'removeAttribute']) {
        const attribute = (field: string, name: string, value: string) =>
          `fields.${method}({ field: '${field}', attribute: '${name}', value: ${value} })`;
        await shop.record(`${method} unknown`, attribute('iban', 'disabled', 'true'));
        await shop.record(`${method} absent`, attribute('cvv', 'disabled', 'true'));
        await shop.record(`${method} of another`, attribute('number', 'onclick', '"x"'));
        await shop.record(`${method} with a wrong value`, attribute('number', 'disabled', '"yes"'));
        await shop.record(`${method} with an object`, attribute('number', 'placeholder', '{}'));
      }
      await shop.record('months', `fields.setMonthOptions(['a'])`);
      await shop.record('message for nobody', `fields.setMessage({ field: 'cvv', message: 'x' })`);
      await shop.run('await fields.teardown()');
      await shop.create(one);
      await shop.record('months without their field', `fields.setMonthOptions(['a'])`);
    },
  },
  {
    area: errors,
    name: 'tokenize refuses empty and invalid fields',
    isQuick: true,
    async run(shop) {
      await shop.create();
      await shop.record('empty', 'fields.tokenize()');
      await shop.type('number', '4111');
      await shop.record('invalid', 'fields.tokenize()');
      await shop.record(
        'invalid among the chosen',
        `fields.tokenize({ fieldsToTokenize: ['cvv'] })`,
      );
      await shop.record('chosen one unknown', `fields.tokenize({ fieldsToTokenize: ['iban'] })`);
    },
  },
  {
    area: errors,
    name: 'what the gateway refuses, by REST',
    promises: { 'broken line': 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' },
    async run(shop) {
      await shop.configure({ tokenizesByGraphQL: false });
      await typed(shop);
      for (const status of [400, 401, 403, 404, 422, 429, 500]) await tokenizeAgainst(shop, status);
      // The browser repeats a call on a line that it had used before, and so do both SDKs.
      shop.answerWith(({ url }) => (url.includes('credit_cards') ? 'broken line' : undefined));
      await shop.record('broken line', 'fields.tokenize()');
    },
  },
  {
    area: errors,
    name: 'what the gateway refuses, by GraphQL',
    async run(shop) {
      await typed(shop);
      for (const errorClass of [
        'VALIDATION',
        'AUTHORIZATION',
        'AUTHENTICATION',
        'INTERNAL',
        'SERVICE_AVAILABILITY',
      ]) {
        await shop.order({
          operation: 'graphql TokenizeCreditCard',
          kind: 'graphqlError',
          errorClass,
        });
        await shop.record(errorClass, 'fields.tokenize()');
      }
    },
  },
  ...[true, false].map((byGraphQL): Scenario => ({
    area: errors,
    name: `a card in the vault already, and a code that does not match, by ${byGraphQL ? 'GraphQL' : 'REST'}`,
    async run(shop) {
      await shop.configure({ tokenizesByGraphQL: byGraphQL }, { rejectsOn: ['cvv'] });
      const customer_id = await shop.tools.customer();
      await shop.useToken({
        customer_id,
        options: { verify_card: true, fail_on_duplicate_payment_method_for_customer: true },
      });
      await typed(shop);
      await shop.run(`await fields.clear('cvv')`);
      await shop.type('cvv', '200');
      await shop.record('code', 'fields.tokenize({ vault: true })');
      await shop.run(`await fields.clear('cvv')`);
      await shop.type('cvv', '123');
      await shop.record('first', 'fields.tokenize({ vault: true })');
      await shop.record('again', 'fields.tokenize({ vault: true })');
      const number = '4000111111111115';
      await shop.run(`await fields.clear('number')`);
      await shop.type('number', number);
      await shop.record('declined', 'fields.tokenize({ vault: true })');
    },
  })),
  {
    area: errors,
    name: 'frames that never come are given up after a minute',
    async run(shop) {
      await shop.run(
        `const later = window.setTimeout; window.setTimeout = (work, ms, ...rest) => later(work, ms > 50000 ? 1500 : ms, ...rest);`,
      );
      shop.answerWith(({ url }) =>
        url.includes('hosted-fields-frame')
          ? { type: 'text/html', body: '<!doctype html>' }
          : undefined,
      );
      await shop.record('create', withFields(one));
      await shop.record('left', `document.querySelectorAll('iframe').length`);
    },
  },
  {
    area: errors,
    name: 'a client script that does not come, or is of another version',
    page: { components: ['hosted-fields'] },
    async run(shop) {
      shop.answerWith(({ url }) =>
        url.includes('/js/client') ? { status: 404, body: '' } : undefined,
      );
      await shop.record('missing', `${withFields(one)}.then(() => 'created')`);
      await shop.run(
        `braintree.client = { VERSION: '3.0.0', create: () => { throw new Error('not to be called'); } }`,
      );
      await shop.record(
        'another version',
        withFields(`{ cvv: { container: '#cvv' } }`) + `.then(() => 'created')`,
      );
    },
  },
  {
    area: errors,
    name: 'a card that anybody keeps already',
    async run(shop) {
      await shop.configure({ tokenizesByGraphQL: false });
      const customer_id = await shop.tools.customer();
      await shop.useToken({ customer_id, options: { fail_on_duplicate_payment_method: true } });
      await shop.create();
      await shop.typeCard({ number: '4012000033330026' });
      await shop.record('first', 'fields.tokenize({ vault: true })');
      await shop.record('again', 'fields.tokenize({ vault: true })');
      await shop.tools.call('DELETE', `/customers/${customer_id}`);
    },
  },
];
