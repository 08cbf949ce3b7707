import { expect, test } from 'vitest';
import { createCardForm, type FormEvent } from './card-form.ts';
import { messagesFor } from './locales.ts';
import { readSettings } from './settings.ts';

const now = () => new Date(2026, 5, 15);

function openForm(fields: object, configuredBrands = ['Visa', 'MasterCard']) {
  const events: [type: string, by: string][] = [];
  const last: { event?: FormEvent } = {};
  const settings = readSettings({ fields });
  const form = createCardForm({
    ...settings,
    configuredBrands: () => configuredBrands,
    now,
    listener: {
      onEvent: (type, event) => {
        events.push([type, event.emittedBy]);
        last.event = event;
      },
      onBin: (bin) => events.push(['binAvailable', bin]),
      onFirstEntry: () => events.push(['entry', '']),
      onChange: () => undefined,
    },
  });
  const type = (key: 'number' | 'cvv' | 'expirationDate', text: string) => {
    for (let end = 1; end <= text.length; end += 1) form.change(key, text.slice(0, end));
  };
  return { form, events, last, type, names: () => events.map(([name]) => name) };
}

const three = { number: {}, expirationDate: {}, cvv: {} };

test('a card typed from number to code reports what happens in the order merchants rely on', () => {
  const { form, names, type } = openForm(three);
  form.setFocus('number', true);
  type('number', '4111111111111111');
  form.setFocus('number', false);
  form.setFocus('expirationDate', true);
  for (const text of ['1', '12 / ', '12 / 3', '12 / 30']) form.change('expirationDate', text);
  form.setFocus('expirationDate', false);
  form.setFocus('cvv', true);
  type('cvv', '123');
  form.submit('cvv');
  expect(names()).toEqual([
    'focus',
    'entry',
    'notEmpty',
    'cardTypeChange',
    'cardTypeChange',
    'binAvailable',
    'validityChange',
    'blur',
    'focus',
    'notEmpty',
    'validityChange',
    'blur',
    'focus',
    'notEmpty',
    'validityChange',
    'inputSubmitRequest',
  ]);
});

test('the number and the code are validated together', () => {
  const { form, events } = openForm(three);
  form.change('cvv', '1234');
  expect(form.status('cvv').isValid).toBe(true);
  form.change('number', '4111 1111 1111 1111');
  expect(form.status('cvv')).toMatchObject({ isValid: false, isPotentiallyValid: false });
  expect(events.at(-1)).toEqual(['validityChange', 'cvv']);
  form.change('number', '3782 822463 10005');
  expect(form.status('cvv').isValid).toBe(true);
});

test('without a number the code has three or four digits, or what the merchant says', () => {
  const { form } = openForm({ cvv: {} });
  form.change('cvv', '123');
  expect(form.status('cvv').isValid).toBe(true);
  const strict = openForm({ cvv: { minlength: 4 } });
  strict.form.change('cvv', '123');
  expect(strict.form.status('cvv')).toMatchObject({ isValid: false, isPotentiallyValid: true });
});

test('clearing a field reports once that it is empty', () => {
  const { form, names } = openForm(three);
  form.change('cvv', '1');
  form.change('cvv', '');
  form.change('cvv', '');
  expect(names()).toEqual(['entry', 'notEmpty', 'empty']);
});

test('the first six digits are reported again only when they change', () => {
  const { form, events } = openForm(three);
  for (const number of ['411111', '4111111', '41111', '411111', '511111'])
    form.change('number', number);
  expect(events.filter(([name]) => name === 'binAvailable').map(([, bin]) => bin)).toEqual([
    '411111',
    '511111',
  ]);
});

test('a network that the merchant does not take is only marked, unless the merchant refuses it', () => {
  const { form, last } = openForm(three);
  form.change('number', '378282246310005');
  expect(last.event?.cards).toEqual([
    {
      niceType: 'American Express',
      type: 'american-express',
      code: { name: 'CID', size: 4 },
      supported: false,
    },
  ]);
  expect(form.status('number').isValid).toBe(true);
  const strict = openForm({ number: { rejectUnsupportedCards: true } });
  strict.form.change('number', '378282246310005');
  expect(strict.form.status('number')).toMatchObject({ isValid: false, isPotentiallyValid: false });
});

test('the merchant may take or refuse single networks, whatever the configuration says', () => {
  const supportedCardBrands = { 'american-express': true, mastercard: false, 'union-pay': true };
  const { form } = openForm({ number: { supportedCardBrands } });
  const isValid = (number: string) => {
    form.change('number', number);
    return form.status('number').isValid;
  };
  expect(isValid('378282246310005')).toBe(true);
  expect(isValid('5555555555554444')).toBe(false);
  expect(isValid('4111111111111111')).toBe(true);
  expect(isValid('6212345678901232')).toBe(true);
});

test('a month and a year of their own are validated together once both are right', () => {
  const { form } = openForm({ expirationMonth: {}, expirationYear: {} });
  form.change('expirationMonth', '5');
  expect(form.status('expirationMonth').isValid).toBe(true);
  form.change('expirationYear', '26');
  expect(form.status('expirationMonth').isValid).toBe(false);
  expect(form.status('expirationYear').isPotentiallyValid).toBe(false);
  form.change('expirationMonth', '6');
  expect(form.status('expirationYear').isValid).toBe(true);
});

test('options of wrong types do no harm', () => {
  const settings = readSettings({
    fields: { number: null, cvv: 7, nonsense: {} },
    styles: 3,
    locale: {},
  });
  expect([...settings.fields.keys()]).toEqual(['number', 'cvv']);
  expect(readSettings(undefined).fields.size).toBe(0);
});

test('what is wrong with a field is said in words, in whatever language is spoken then', () => {
  const { form, events, last, type } = openForm(three, ['Visa']);
  const messageOf = (key: 'number' | 'cvv') => last.event?.fields[key]?.message;
  form.setFocus('number', true);
  type('number', '4111');
  expect(messageOf('number')).toBe('');
  form.setFocus('number', false);
  expect(messageOf('number')).toBe('Please complete this field.');
  type('number', '0000');
  expect(messageOf('number')).toBe('Please check this entry.');
  form.speak(messagesFor('de'));
  expect(events.at(-1)).toEqual(['validityChange', 'number']);
  expect(messageOf('number')).toBe('Bitte prüfen Sie diese Eingabe.');
  expect(messageOf('cvv')).toBe('');
});
