import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

const area = 'hosted fields: styling';

function styleOf(shop: Shop, key: string, names: readonly string[]): Promise<unknown> {
  return shop.input(key).evaluate((element, wanted) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)]));
  }, names);
}

export const stylingScenarios: readonly Scenario[] = [
  {
    area,
    name: 'objects for inputs, keys, and states',
    async run(shop) {
      await shop.create(
        undefined,
        `styles: { input: { color: 'rgb(1, 2, 3)', 'letter-spacing': '2px' }, '.cvv': { 'font-size': '31px' },
          '.valid': { color: 'rgb(4, 5, 6)' }, 'input.invalid': { color: 'rgb(7, 8, 9)' }, ':focus': { 'text-align': 'right' } }`,
      );
      const names = ['color', 'letter-spacing', 'font-size', 'text-align'];
      shop.note('number', await styleOf(shop, 'number', names));
      shop.note('cvv', await styleOf(shop, 'cvv', names));
      await shop.type('number', '99');
      shop.note('invalid', await styleOf(shop, 'number', names));
      await shop.type('cvv', '123');
      shop.note('valid', await styleOf(shop, 'cvv', names));
    },
  },
  {
    area,
    name: 'class names, of which the allowed properties are read',
    async run(shop) {
      await shop.create(undefined, `styles: { input: 'big' }`);
      const names = ['color', 'font-size', 'position'];
      shop.note('number', await styleOf(shop, 'number', names));
    },
  },
  {
    area,
    name: 'media queries',
    async run(shop) {
      await shop.create(
        undefined,
        `styles: { '@media (min-width: 10px)': { input: { 'font-size': '27px' } }, '@media (min-width: 9000px)': { input: { color: 'rgb(9, 9, 9)' } } }`,
      );
      shop.note('number', await styleOf(shop, 'number', ['font-size', 'color']));
    },
  },
  {
    area,
    name: 'what is not allowed is left out',
    async run(shop) {
      await shop.create(
        undefined,
        `styles: { input: { position: 'fixed', 'font-family': 'url(x)', color: 'red; position: fixed', 'background-color': 'rgb(1, 1, 1)', opacity: '0.5', 'line-height': 'expression(1)' },
          '@import': { color: 'red' }, 'a{}b': { color: 'red' }, '@supports (color: red)': { input: { color: 'rgb(5, 5, 5)' } } }`,
      );
      const names = ['position', 'color', 'background-color', 'opacity'];
      shop.note('number', await styleOf(shop, 'number', names));
    },
  },
  {
    area,
    name: 'classes on containers and inside the frames',
    async run(shop) {
      await shop.create();
      const classes = `document.querySelector('#number').className`;
      await shop.type('number', '4111111111111111');
      await shop.record('valid and focused', classes);
      await shop.type('cvv', '1');
      await shop.record('left', classes);
      await shop.run(`await fields.clear('number')`);
      await shop.type('number', '99');
      await shop.record('invalid', classes);
      await shop.record('add', `fields.addClass('number', 'mine')`);
      await shop.settle();
      shop.note('mine', await shop.input('number').getAttribute('class'));
      await shop.record('remove', `fields.removeClass('number', 'mine')`);
      await shop.settle();
      shop.note('gone', await shop.input('number').getAttribute('class'));
    },
  },
];

const options = 'hosted fields: methods';

export const optionScenarios: readonly Scenario[] = [
  {
    area: options,
    name: 'attributes, placeholders, months, challenges and card types',
    async run(shop) {
      await shop.configure({ challenges: ['cvv', 'postal_code'] });
      await shop.create(
        `{ number: { container: '#number', placeholder: '1111' }, expirationMonth: { container: '#expirationMonth', select: { options: [...'abcdefghijkl'] }, placeholder: 'MM' }, expirationYear: { container: '#expirationYear', select: true } }`,
      );
      shop.note('placeholder', await shop.input('number').getAttribute('placeholder'));
      await shop.record('set placeholder', `fields.setPlaceholder('number', '2222')`);
      await shop.record(
        'disabled',
        `fields.setAttribute({ field: 'expirationMonth', attribute: 'disabled', value: 'true' })`,
      );
      await shop.record(
        'placeholder number',
        `fields.setAttribute({ field: 'expirationMonth', attribute: 'placeholder', value: 5 })`,
      );
      await shop.record(
        'null',
        `fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: null })`,
      );
      await shop.settle();
      shop.note('placeholder then', await shop.input('number').getAttribute('placeholder'));
      shop.note('is disabled', await shop.input('expirationMonth').isDisabled());
      shop.note('months', await shop.frame('expirationMonth').locator('option').allTextContents());
      await shop.record('set months', `fields.setMonthOptions([...'ABCDEFGHIJKL'])`);
      shop.note(
        'months then',
        await shop.frame('expirationMonth').locator('option').allTextContents(),
      );
      await shop.record('challenges', 'fields.getChallenges()');
      await shop.record('card types', 'fields.getSupportedCardTypes()');
      await shop.record('formatting', 'braintree.hostedFields.supportsInputFormatting()');
      await shop.record('state', 'fields.getState().fields');
    },
  },
  {
    area: options,
    name: 'a date in selects is typed by choosing',
    async run(shop) {
      await shop.create(
        `{ number: { container: '#number' }, expirationMonth: { container: '#expirationMonth', select: true, placeholder: 'MM' }, expirationYear: { container: '#expirationYear', select: true, placeholder: 'YY' } }`,
      );
      await shop.input('expirationMonth').selectOption('10');
      await shop.settle();
      await shop.input('expirationYear').selectOption({ index: 3 });
      await shop.settle();
      await shop.type('number', '4111111111111111');
      await shop.record(
        'payload',
        'fields.tokenize().then(({ details }) => details.expirationMonth)',
      );
      await shop.run(`await fields.clear('expirationMonth')`);
      await shop.settle();
      await shop.record('state', 'fields.getState().fields');
    },
  },
  {
    area: options,
    name: 'masks, types, prefilled and unformatted fields',
    async run(shop) {
      await shop.create(
        `{ number: { container: '#number', maskInput: { showLastFour: true }, prefill: '4111111111111111' }, cvv: { container: '#cvv', maskInput: true, type: 'password' }, expirationDate: { container: '#expirationDate', prefill: '12/34', formatInput: false }, postalCode: { container: '#postalCode', maxlength: 5, prefill: '606' }, cardholderName: { container: '#cardholderName', prefill: 'Ann' } }`,
      );
      await shop.settle();
      // What is prefilled may be reported before the page can listen, or after.
      await shop.run('log.length = 0');
      await shop.type('cvv', '123');
      await shop.input('cvv').blur();
      await shop.settle();
      for (const key of ['number', 'cvv', 'expirationDate', 'postalCode', 'cardholderName']) {
        shop.note(`value of ${key}`, await shop.input(key).inputValue());
        shop.note(`type of ${key}`, await shop.input(key).getAttribute('type'));
        shop.note(`longest ${key}`, await shop.input(key).getAttribute('maxlength'));
      }
      await shop.record('state', 'fields.getState().fields');
    },
  },
  {
    area: options,
    name: 'preventAutofill',
    async run(shop) {
      await shop.create(undefined, 'preventAutofill: true');
      for (const key of ['number', 'cvv']) {
        shop.note(`name of ${key}`, await shop.input(key).getAttribute('name'));
        shop.note(`autocomplete of ${key}`, await shop.input(key).getAttribute('autocomplete'));
        shop.note(`inputs of ${key}`, await shop.frame(key).locator('input').count());
      }
    },
  },
];
