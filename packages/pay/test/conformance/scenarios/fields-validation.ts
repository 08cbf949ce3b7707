import type { Scenario } from '../scenario.ts';

const area = 'hosted fields: validation';
const state = 'fields.getState().fields';

/** Each text typed into an emptied field, with the field's state and text afterwards. */
function typing(key: string, texts: readonly string[], field = ''): Scenario['run'] {
  return async (shop) => {
    await shop.create(`{ ${key}: { container: '#${key}', ${field} } }`);
    for (const text of texts) {
      await shop.run(`await fields.clear('${key}')`);
      await shop.type(key, text);
      shop.note(`value of ${text}`, await shop.input(key).inputValue());
      await shop.record(`state of ${text}`, `${state}.${key}`);
    }
    await shop.record('cards', 'fields.getState().cards');
  };
}

const numbers = [
  '4',
  '4111111111111111',
  '4111111111111112',
  '378282246310005',
  '36259600000004',
  '6212345678901232',
  '6304000000000000',
  '99',
  '4111a1111',
];

export const validationScenarios: readonly Scenario[] = [
  { area, name: 'numbers', run: typing('number', numbers) },
  {
    area,
    name: 'dates',
    run: typing('expirationDate', [
      '1',
      '13',
      '5',
      '1/',
      '1234',
      '122034',
      '1219',
      '1299',
      '122099',
      '0028',
    ]),
  },
  {
    area,
    name: 'security codes, as long as the brand wants',
    async run(shop) {
      await shop.create(`{ number: { container: '#number' }, cvv: { container: '#cvv' } }`);
      await shop.type('cvv', '123');
      await shop.record('before', state);
      await shop.type('number', '378282246310005');
      await shop.record('american express', state);
      await shop.type('cvv', '4');
      await shop.record('four', state);
      await shop.run(`await fields.clear('number')`);
      await shop.type('number', '4111111111111111');
      await shop.record('visa', state);
    },
  },
  {
    area,
    name: 'postal codes',
    run: typing(
      'postalCode',
      ['6', '606', '60654', 'SW1A 1AA', '- -', '123456789012'],
      'minlength: 3',
    ),
  },
  {
    area,
    name: 'a month and a year in fields of their own',
    async run(shop) {
      await shop.create(
        `{ expirationMonth: { container: '#expirationMonth' }, expirationYear: { container: '#expirationYear' } }`,
      );
      for (const [month, year] of [
        ['1', '20'],
        ['13', '34'],
        ['12', '34'],
        ['2', '2034'],
        ['0', '203'],
        ['01', '1999'],
      ] as const) {
        await shop.run(
          `await fields.clear('expirationMonth'); await fields.clear('expirationYear')`,
        );
        await shop.type('expirationMonth', month);
        await shop.type('expirationYear', year);
        await shop.record(`${month} ${year}`, state);
      }
    },
  },
  {
    area,
    name: 'brands that the merchant does not take, and shorter cards',
    async run(shop) {
      await shop.configure({ supportedCardTypes: ['Visa', 'MasterCard'] });
      const amex = '378282246310005';
      for (const [label, options] of [
        ['as configured', ''],
        ['rejected', 'rejectUnsupportedCards: true'],
        ['own brands', `supportedCardBrands: { visa: false, 'american-express': true }`],
        ['short', 'maxCardLength: 16'],
      ] as const) {
        await shop.create(`{ number: { container: '#number', ${options} } }`);
        await shop.type('number', amex);
        await shop.record(`amex ${label}`, 'fields.getState()');
        await shop.run(`await fields.clear('number')`);
        await shop.type('number', '4111111111111111');
        await shop.record(`visa ${label}`, 'fields.getState()');
        await shop.run('await fields.teardown()');
      }
    },
  },
];
