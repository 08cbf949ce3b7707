import { expect, test } from 'vitest';
import { brandOf, cardBrands, passesLuhn } from './card-brands.ts';
import { checkAddress, cvvResponseOf } from './issuer-answers.ts';
import { findTestCard, testCards } from './test-cards.ts';
import { testNonces } from './test-nonces.ts';

test('test cards are listed once, of the brand that their digits say', () => {
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  for (const { number, brand } of testCards) {
    expect([number, brandOf(number)?.name]).toEqual([number, brand]);
    const lengths = cardBrands.find(({ name }) => name === brand)?.lengths;
    expect([number, lengths?.includes(number.length)]).toEqual([number, true]);
  }
});

test('test cards carry a valid check digit, but for one that the public specs use', () => {
  const invalid = testCards.filter(({ number }) => !passesLuhn(number));
  expect(invalid.map(({ number }) => number)).toEqual(['4115111111111115']);
});

test('a number that is no test card is unknown, however valid', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  expect(findTestCard('4242424242424242', 'Visa')).toBeUndefined();
  expect(findTestCard('4000000000001091', 'Visa')?.effect).toBe('for 3-D Secure');
});

test('every nonce of a card names a test card', () => {
  for (const { nonce, number } of testNonces) {
    if (number === undefined) continue;
    expect([nonce, findTestCard(number, brandOf(number)?.name ?? '')?.number]).toEqual([
      nonce,
      number,
    ]);
  }
  expect(new Set(testNonces.map(({ nonce }) => nonce)).size).toBe(testNonces.length);
});

test.each([
  ['123', 'M'],
  ['200', 'N'],
  ['201', 'U'],
  ['301', 'S'],
  ['2000', 'N'],
  ['2001', 'M'],
  ['', 'I'],
])('CVV %s is answered %s', (cvv, response) => {
  expect(cvvResponseOf(cvv)).toBe(response);
});

test('postal codes and house numbers decide the address check', () => {
  expect(checkAddress({ postalCode: '20000', streetAddress: '201 Main St' })).toEqual({
    avsErrorResponseCode: null,
    avsPostalCodeResponseCode: 'N',
    avsStreetAddressResponseCode: 'U',
  });
  expect(checkAddress({ postalCode: '60601' })).toEqual({
    avsErrorResponseCode: null,
    avsPostalCodeResponseCode: 'M',
    avsStreetAddressResponseCode: 'I',
  });
  expect(checkAddress({ postalCode: '30000' }).avsErrorResponseCode).toBe('E');
});
