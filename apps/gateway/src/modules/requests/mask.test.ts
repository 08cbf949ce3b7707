import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskSecrets } from './mask.ts';

const number = '4111111111111111';

test.each([
  [`{"creditCard":{"number":"${number}","cvv":"123"}}`],
  [`{"creditCard":{"number":"4111 1111 1111 1111","cvv" : 123}}`],
  [`{"creditCard":{"number":4111111111111111,"cvv":""}}`],
  [`{"credit_card":{"number":"4111-1111-1111-1111","cvv":"1\\"23"}}`],
  [
    `{"query":"mutation { tokenizeCreditCard(number: \\"${number}\\", cvv: \\"123\\") { token } }"}`,
  ],
  [`cvv=123&number=${number}`],
  [`<credit-card><number>${number}</number><cvv>123</cvv></credit-card>`],
])('%s loses number and CVV', (text) => {
  const masked = maskSecrets(text);
  expect(masked.replaceAll(/\D/g, '')).not.toContain(number);
  expect(masked).not.toMatch(/\D123\b/);
});

test('of a number the ends stay, for people who look for it', () => {
  expect(maskSecrets(`{"number":"${number}"}`)).toBe('{"number":"411111••••••1111"}');
});

test('authorizations are not kept', () => {
  expect(maskSecrets('{"authorizationFingerprint":"eyJ.abc?customer_id=x"}')).not.toContain('eyJ');
  expect(maskSecrets('{"iban":"NL91ABNA0417164300"}')).not.toContain('0417164300');
  expect(maskSecrets('<client-token><value>eyJ2</value></client-token>')).not.toContain('eyJ2');
});

test('a moment is no number', () => {
  expect(maskSecrets('{"timestamp":1763700000000}')).toContain('2025-11-21');
});

test('a card number is found whatever stands around it', () => {
  const around = fc.string().filter((text) => !/[\d.]/.test(text));
  const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00A0', '\t', '\\t', '–');
  fc.assert(
    fc.property(around, around, separator, (before, after, gap) => {
      const written = number.match(/.{4}/g)?.join(gap) ?? '';
      expect(maskSecrets(before + written + after).replaceAll(/\D/g, '')).not.toContain(number);
    }),
  );
});
