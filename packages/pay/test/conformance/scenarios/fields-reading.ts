import axe from 'axe-core';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

const four = `{ number: { container: '#number' }, expirationDate: { container: '#expirationDate' },
  cvv: { container: '#cvv' }, postalCode: { container: '#postalCode' } }`;

const focused = (shop: Shop) =>
  shop.page.evaluate(
    `Object.entries(fields.getState().fields).find(([, it]) => it.isFocused)?.[0] ?? document.activeElement.id`,
  );

async function attributesOf(shop: Shop, key: string): Promise<unknown> {
  return shop
    .input(key)
    .evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
}

const area = 'hosted fields: accessibility';

export const accessibilityScenarios: readonly Scenario[] = [
  {
    area,
    name: 'Tab goes through the fields in the page’s order, Shift+Tab back',
    async run(shop) {
      await shop.create(four);
      await shop.page.locator('#first').focus();
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await shop.page.keyboard.press(key);
        await shop.settle();
        shop.note(`step ${shop.notes.length}`, [key, await focused(shop)]);
      }
    },
  },
  {
    area,
    name: 'labels, titles and descriptions are there for screen readers',
    async run(shop) {
      await shop.create(`{ number: { container: '#number' },
        cvv: { container: '#cvv', internalLabel: 'Code', iframeTitle: 'Code of the card' } }`);
      for (const key of ['number', 'cvv']) {
        const frame = shop.frame(key);
        shop.note(`label of ${key}`, await frame.locator('label').first().textContent());
        shop.note(`attributes of ${key}`, await attributesOf(shop, key));
        shop.note(
          `title of ${key}`,
          await shop.page.locator(`#${key} iframe`).getAttribute('title'),
        );
      }
      await shop.run(`fields.setMessage({ field: 'cvv', message: 'Three digits' })`);
      await shop.settle();
      const described = shop.frame('cvv').locator('#field-description-cvv');
      shop.note('message', await described.textContent());
    },
  },
  {
    area,
    name: 'a click on a label leads into its field, also from around it',
    async run(shop) {
      await shop.run(`const label = document.createElement('label'); label.id = 'around';
        label.append('Code ', document.querySelector('#cvv')); document.querySelector('#form').append(label);`);
      await shop.create();
      await shop.page.locator('label[for=number]').click();
      await shop.settle();
      shop.note('label', await focused(shop));
      await shop.run(`document.querySelector('#around').click()`);
      await shop.settle();
      shop.note('around', await focused(shop));
    },
  },
  {
    area,
    name: 'aria-invalid and aria-required can be set and taken away',
    async run(shop) {
      await shop.create();
      for (const attribute of ['aria-invalid', 'aria-required']) {
        await shop.record(
          `set ${attribute}`,
          `fields.setAttribute({ field: 'number', attribute: '${attribute}', value: true })`,
        );
        await shop.settle();
        shop.note(`with ${attribute}`, await shop.input('number').getAttribute(attribute));
        await shop.record(
          `remove ${attribute}`,
          `fields.removeAttribute({ field: 'number', attribute: '${attribute}' })`,
        );
        await shop.settle();
        shop.note(`without ${attribute}`, await shop.input('number').getAttribute(attribute));
      }
    },
  },
  {
    area,
    name: 'axe finds nothing in page and frames',
    async run(shop) {
      await shop.create(four);
      await shop.typeCard();
      for (const key of ['number', 'cvv']) {
        await shop.frame(key).evaluate(axe.source);
        const faults = `axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id }) => id))`;
        shop.note(`faults of ${key}`, await shop.frame(key).evaluate(faults));
      }
      await shop.page.evaluate(axe.source);
      shop.note(
        'faults of the page',
        await shop.page.evaluate(
          `axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id }) => id))`,
        ),
      );
    },
  },
];

const named = `{ number: { container: '#number' }, expirationDate: { container: '#expirationDate' },
  cvv: { container: '#cvv' }, cardholderName: { container: '#cardholderName' } }`;

export const cardholderScenarios: readonly Scenario[] = [
  {
    area: 'hosted fields: cardholder name',
    name: 'its field goes with the card',
    async run(shop) {
      await shop.create(named);
      await shop.typeCard({ cardholderName: 'Ann Field' });
      await shop.record('payload', 'fields.tokenize()');
    },
  },
  {
    area: 'hosted fields: cardholder name',
    name: 'an empty one, or one of digits, is not valid',
    async run(shop) {
      await shop.create(named);
      await shop.typeCard({ cardholderName: '4111 1111' });
      await shop.record('digits', 'fields.tokenize()');
      await shop.run(`await fields.clear('cardholderName')`);
      await shop.settle();
      await shop.record('empty', 'fields.tokenize()');
      await shop.record('state', 'fields.getState().fields.cardholderName');
    },
  },
  {
    area: 'hosted fields: cardholder name',
    name: 'the option of tokenize wins over the field',
    async run(shop) {
      await shop.create(named);
      await shop.typeCard({ cardholderName: 'Ann Field' });
      await shop.record('payload', `fields.tokenize({ cardholderName: 'Bea Option' })`);
      await shop.record(
        'left out',
        `fields.tokenize({ fieldsToTokenize: ['number', 'expirationDate', 'cvv'] })`,
      );
    },
  },
];

const isStrict = true;

export const cspScenarios: readonly Scenario[] = [
  {
    area: 'hosted fields: CSP',
    name: 'a page with a strict policy shows the fields and takes a card',
    page: { isStrict },
    async run(shop) {
      await shop.create();
      await shop.typeCard();
      await shop.record('payload', 'fields.tokenize().then(({ type }) => type)');
    },
  },
  {
    area: 'hosted fields: CSP',
    name: 'styles by class name work under a strict policy',
    page: { isStrict },
    async run(shop) {
      await shop.create(undefined, `styles: { input: 'big' }`);
      shop.note(
        'color',
        await shop.input('number').evaluate((element) => getComputedStyle(element).color),
      );
    },
  },
];

const onlyCvv = `{ cvv: { container: '#cvv' } }`;

export const cvvScenarios: readonly Scenario[] = [
  {
    area: 'hosted fields: CVV only',
    name: 'three or four digits are valid without a number',
    async run(shop) {
      await shop.create(onlyCvv);
      for (const digit of '1234') {
        await shop.type('cvv', digit);
        await shop.record(`after ${digit}`, 'fields.getState()');
      }
      await shop.type('cvv', '5');
      shop.note('kept', await shop.input('cvv').inputValue());
    },
  },
  {
    area: 'hosted fields: CVV only',
    name: 'minlength and maxlength change that',
    async run(shop) {
      await shop.create(`{ cvv: { container: '#cvv', minlength: 4, maxlength: 4 } }`);
      await shop.type('cvv', '123');
      await shop.record('three', 'fields.getState().fields.cvv');
      await shop.type('cvv', '4');
      await shop.record('four', 'fields.getState().fields.cvv');
    },
  },
  {
    area: 'hosted fields: CVV only',
    name: 'a CVV alone can be tokenized',
    promises: { payload: 'gave' },
    async run(shop) {
      await shop.create(onlyCvv);
      await shop.type('cvv', '123');
      await shop.record('payload', 'fields.tokenize()');
    },
  },
];
