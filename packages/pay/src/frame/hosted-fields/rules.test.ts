import valid from 'card-validator';
import fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { cardBrands } from './card-brands.ts';
import { checkDate, checkMonth, checkYear, splitDate } from './date-rules.ts';
import { checkCode, checkNumber, hasRightCheckDigit } from './number-rules.ts';
import { checkName, checkPostalCode } from './text-rules.ts';

const today = new Date();
const validityOf = ({
  isValid,
  isPotentiallyValid,
}: {
  isValid: boolean;
  isPotentiallyValid: boolean;
}) => ({
  isValid,
  isPotentiallyValid,
});

function expectSame<Value>(
  values: fastCheck.Arbitrary<Value>,
  ours: (value: Value) => object,
  theirs: (value: Value) => object,
) {
  fastCheck.assert(
    fastCheck.property(values, (value) => {
      expect(ours(value), JSON.stringify(value)).toEqual(theirs(value));
    }),
    { numRuns: 3_000 },
  );
}

const withCheckDigit = (digits: string) =>
  Array.from('0123456789')
    .map((last) => digits + last)
    .find(hasRightCheckDigit) ?? digits;
const beginnings = cardBrands.flatMap(({ prefixes }) => prefixes.map(([from]) => from));
const numbers = fastCheck
  .tuple(
    fastCheck.constantFrom('', ...beginnings),
    fastCheck.stringMatching(/^\d{0,18}$/),
    fastCheck.boolean(),
  )
  .map(([start, rest, isRight]) =>
    (isRight ? withCheckDigit(start + rest) : start + rest).slice(0, 20),
  );

test('a card number is validated as the reference does it', () => {
  expectSame(
    numbers,
    (number) => checkNumber(number),
    (number) => validityOf(valid.number(number, { luhnValidateUnionPay: true })),
  );
});

test('a card number of limited length is validated as the reference does it', () => {
  expectSame(
    fastCheck.tuple(numbers, fastCheck.integer({ min: 12, max: 19 })),
    ([number, maxLength]) => checkNumber(number, maxLength),
    ([number, maxLength]) =>
      validityOf(valid.number(number, { luhnValidateUnionPay: true, maxLength })),
  );
});

test('spaces and dashes in a card number do not count, letters do', () => {
  expect(checkNumber('4111-1111 1111-1111').isValid).toBe(true);
  expect(checkNumber('4111x').isPotentiallyValid).toBe(false);
});

test('a security code is validated as the reference does it', () => {
  expectSame(
    fastCheck.tuple(
      fastCheck.stringMatching(/^[\dx ]{0,5}$/),
      fastCheck.constantFrom<number[]>([3], [4], [3, 4]),
    ),
    ([code, sizes]) => checkCode(code, sizes),
    ([code, sizes]) => validityOf(valid.cvv(code, sizes)),
  );
});

test('a month is validated as the reference does it', () => {
  expectSame(fastCheck.stringMatching(/^[\d x]{0,3}$/), checkMonth, (month) =>
    validityOf(valid.expirationMonth(month)),
  );
});

test('a year is validated as the reference does it', () => {
  const near = fastCheck
    .integer({ min: -3, max: 25 })
    .map((ahead) => String(today.getFullYear() + ahead));
  const short = near.map((year) => year.slice(2));
  expectSame(
    fastCheck.oneof(near, short, fastCheck.stringMatching(/^[\dx]{0,5}$/)),
    (year) => checkYear(year, today),
    (year) => validityOf(valid.expirationYear(year)),
  );
});

const months = fastCheck.stringMatching(/^(0?\d|1\d|\d\d)?$/);
const years = fastCheck.oneof(
  fastCheck.integer({ min: -2, max: 21 }).map((ahead) => String(today.getFullYear() + ahead)),
  fastCheck
    .integer({ min: -2, max: 21 })
    .map((ahead) => String(today.getFullYear() + ahead).slice(2)),
  fastCheck.stringMatching(/^\d{0,4}$/),
);

test('a date with a slash is validated as the reference does it', () => {
  expectSame(
    fastCheck
      .tuple(months, fastCheck.constantFrom('/', ' / '), years)
      .map((parts) => parts.join('')),
    (date) => checkDate(date, today),
    (date) => validityOf(valid.expirationDate(date)),
  );
});

test('a date without separator is valid when the reference says so', () => {
  expectSame(
    fastCheck.stringMatching(/^\d{0,6}$/),
    (date) => ({ isValid: checkDate(date, today).isValid }),
    (date) => ({ isValid: valid.expirationDate(date).isValid }),
  );
});

test('five digits are a month of one digit and a whole year', () => {
  expect(checkDate('12040', new Date(2026, 4, 31)).isValid).toBe(true);
  expect(checkDate('11230', new Date(2026, 4, 31)).isValid).toBe(false);
});

test('this month is not over, the last one is', () => {
  const lateInMay = new Date(2026, 4, 31, 23, 59);
  expect(checkDate('05 / 2026', lateInMay).isValid).toBe(true);
  expect(checkDate('04 / 26', lateInMay)).toEqual({ isValid: false, isPotentiallyValid: false });
  expect(checkDate('05 / 2045', lateInMay).isValid).toBe(true);
  expect(checkDate('05 / 2046', lateInMay).isValid).toBe(false);
});

test.each([
  ['12/30', '12', '30'],
  ['12 / 2030', '12', '2030'],
  ['1/30', '1', '30'],
  ['2030-12', '12', '2030'],
  ['12-2030', '12', '2030'],
  ['12 30', '12', '30'],
  ['1230', '12', '30'],
  ['530', '5', '30'],
  ['052030', '05', '2030'],
])('the date %s is month %s of %s', (text, month, year) => {
  expect(splitDate(text)).toEqual({ month, year });
});

test('a postal code is validated as the reference does it', () => {
  expectSame(
    fastCheck.tuple(fastCheck.string({ maxLength: 10 }), fastCheck.integer({ min: 1, max: 6 })),
    ([code, minLength]) => checkPostalCode(code, minLength),
    ([code, minLength]) => validityOf(valid.postalCode(code, { minLength })),
  );
});

test('a name is validated as the reference does it', () => {
  expectSame(
    fastCheck.oneof(
      fastCheck.string({ maxLength: 300 }),
      fastCheck.stringMatching(/^[\d -]{0,300}$/),
    ),
    checkName,
    (name) => validityOf(valid.cardholderName(name)),
  );
});
