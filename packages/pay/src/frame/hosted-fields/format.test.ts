import fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatNumber, reformat, unknownNetwork } from './format.ts';
import { maskText } from './mask.ts';

const { gaps, longest } = unknownNetwork;
const asNumber = (text: string) => formatNumber(text, gaps, longest);

test.each([
  ['4', '4'],
  ['4111', '4111 '],
  ['41111', '4111 1'],
  ['4111-1111 1111x1111', '4111 1111 1111 1111'],
  ['4111111111111111999', '4111 1111 1111 1111999'],
  ['41111111111111119999', '4111 1111 1111 1111999'],
])('a number typed as %s is shown as %s', (typed, shown) => {
  expect(asNumber(typed)).toBe(shown);
});

test('American Express has groups of its own', () => {
  expect(formatNumber('378282246310005', [4, 10], 15)).toBe('3782 822463 10005');
});

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['1230', '12 / 30'],
  ['122030', '12 / 2030'],
  ['5', '05 / '],
  ['530', '05 / 30'],
  ['1/', '01 / '],
  ['0/', '0'],
  ['1/29', '01 / 29'],
  ['01/2029', '01 / 2029'],
  ['1/2029', '01 / 2029'],
  ['2029-01', '01 / 2029'],
  ['12-29', '12 / 29'],
  ['12 / 20301', '12 / 2030'],
])('a date typed as %s is shown as %s', (typed, shown) => {
  expect(formatDate(typed)).toBe(shown);
});

test('what is shown is shown the same again', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.stringMatching(/^[\d /-]{0,24}$/), (text) => {
      expect(asNumber(asNumber(text))).toBe(asNumber(text));
      expect(formatDate(formatDate(text))).toBe(formatDate(text));
    }),
  );
});

function edited(
  [before, mark]: [before: string, mark: string],
  inputType: string,
  format = asNumber,
): string {
  const caret = mark.indexOf('|');
  const now = { text: mark.replace('|', ''), caret };
  const shown = reformat(before, now, { format, inputType });
  return `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`;
}

test('typing in the middle keeps the caret behind the digit typed', () => {
  expect(edited(['4111 2222 ', '41119| 2222 '], 'insertText')).toBe('4111 9|222 2');
  expect(edited(['4111 2', '49|11 2'], 'insertText')).toBe('49|11 2');
});

test('backspace behind a gap takes the digit before the gap', () => {
  expect(edited(['4111 2222 ', '4111|2222 '], 'deleteContentBackward')).toBe('411|2 222');
  expect(edited(['4111 ', '4111|'], 'deleteContentBackward')).toBe('411|');
  expect(edited(['12 / ', '12 /|'], 'deleteContentBackward', formatDate)).toBe('1|');
});

test('delete before a gap takes the digit behind the gap', () => {
  expect(edited(['4111 2222 ', '4111|2222 '], 'deleteContentForward')).toBe('4111 |222');
});

test('deleting a digit of the month does not type the separator', () => {
  expect(edited(['12 / ', '1| / '], 'deleteContentForward', formatDate)).toBe('1|');
});

test('an edit never loses a digit that it should keep, and the caret stays inside', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.stringMatching(/^\d{0,18}$/), fastCheck.nat(18), (digits, at) => {
      const place = Math.min(at, digits.length);
      const text = `${digits.slice(0, place)}7${digits.slice(place)}`;
      const shown = reformat(
        asNumber(digits),
        { text, caret: place + 1 },
        { format: asNumber, inputType: 'insertText' },
      );
      expect(shown.text.replace(/\D/g, '')).toBe(text);
      expect(shown.text.slice(shown.caret).replace(/\D/g, '')).toBe(digits.slice(place));
    }),
  );
});

test('a mask hides digits and leaves separators', () => {
  const mask = { character: '•', showLastFour: false };
  expect(maskText('4111 1111', mask)).toBe('•••• ••••');
  expect(maskText('12 / 30', mask)).toBe('•• / ••');
  expect(maskText('12-30', { ...mask, character: '$&' })).toBe('$&$&-$&$&');
});

test('a mask may show the last four digits, whatever the groups', () => {
  const mask = { character: '*', showLastFour: true };
  expect(maskText('4111 1111 1111 1234', mask)).toBe('**** **** **** 1234');
  expect(maskText('3782 822463 10005', mask)).toBe('**** ****** *0005');
  expect(maskText('6011 0009 9013 9424123', mask)).toBe('**** **** **** ***4123');
});
