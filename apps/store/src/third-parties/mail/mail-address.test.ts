import { expect, test } from 'vitest';
import { checkedMailAddress, headerText } from './mail-address.ts';

test.each([
  'ada@example.com',
  'ada.lovelace+wedding@photos.example.co.uk',
  "o'neil@example.com",
  'jürgen@müller.example',
])('takes the address %s', (address) => {
  expect(checkedMailAddress(address)).toBe(address);
});

test.each([
  ['an empty text', ''],
  ['a space around it', ' ada@example.com'],
  ['a header in a new line', 'ada@example.com\r\nBcc: eve@example.com'],
  ['a bare line feed', 'ada@example.com\nBcc: eve@example.com'],
  ['a quoted local part that hides another address', '"eve@example.com x"@internal.example'],
  ['a quoted local part', '"ada lovelace"@example.com'],
  ['two addresses', 'ada@example.com,eve@example.com'],
  ['two addresses by semicolon', 'ada@example.com;eve@example.com'],
  ['a display name', 'Ada <ada@example.com>'],
  ['a comment', 'ada(eve@example.com)@example.com'],
  ['an address literal', 'ada@[127.0.0.1]'],
  ['two dots in a row', 'ada..lovelace@example.com'],
  ['a domain without a dot', 'ada@localhost'],
  ['a null character', 'ada\0@example.com'],
])('refuses %s', (_, address) => {
  expect(() => checkedMailAddress(address)).toThrow(RangeError);
});

test('answers a hostile 100 KB address at once', () => {
  const address = `${'a.'.repeat(50_000)}@example.com`;
  expect(() => checkedMailAddress(address)).toThrow(RangeError);
});

test('keeps a header on one line', () => {
  expect(headerText('Ada\r\nBcc: eve@example.com\t!')).toBe('Ada Bcc: eve@example.com !');
});
