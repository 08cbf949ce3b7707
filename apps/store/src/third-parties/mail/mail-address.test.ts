import { expect, test } from 'vitest';
import { checkedMailAddress, headerText, isMailAddress, parseSender } from './mail-address.ts';

test.each([
  'ada@example.com',
  'ada.lovelace+wedding@photos.example.co.uk',
  "o'neil@example.com",
  'jürgen@müller.example',
])('takes the address %s', (address) => {
  expect(isMailAddress(address)).toBe(true);
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
  expect(isMailAddress(address)).toBe(false);
  expect(() => checkedMailAddress(address)).toThrow(RangeError);
});

test('answers a hostile 100 KB address at once', () => {
  expect(isMailAddress(`${'a.'.repeat(50_000)}@example.com`)).toBe(false);
});

test('reads the sender of the settings', () => {
  expect(parseSender('Albumen <no-reply@albumen.example>')).toEqual({
    name: 'Albumen',
    address: 'no-reply@albumen.example',
  });
  expect(parseSender('"Cyan & Co." <no-reply@cyanandco.example>').name).toBe('Cyan & Co.');
  expect(parseSender('no-reply@albumen.example').name).toBe('');
  expect(() => parseSender('Albumen <no-reply@albumen.example')).toThrow(RangeError);
});

test('keeps a header on one line', () => {
  expect(headerText('Ada\r\nBcc: eve@example.com\t!')).toBe('Ada Bcc: eve@example.com !');
});
