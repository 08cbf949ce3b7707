import { calendarDay } from '../calendar-day.ts';
import { labBrands } from '../brands.ts';
import { discountKinds, discountScopes } from '../checkout/discount-messages.ts';
import { form } from '../form.ts';
import { maxLength, minLength, numbersOnly, oneOf, required, type Rule } from '../rules.ts';

const plainCode: Rule = (value) =>
  /^[A-Za-z0-9_-]*$/.test(value.trim()) ? undefined : 'Use letters, numbers, - and _ only.';

const price: Rule = (value) =>
  /^(\d{1,6}(\.\d{1,2})?)?$/.test(value.trim()) ? undefined : 'Enter an amount such as 12.50.';

const dollars = /^\d{1,6}(\.\d{1,2})?$/;

/** Percent, or dollars where the kind is an amount. */
const value: Rule = (typed, values) => {
  const text = typed.trim();
  if (text === '') return undefined;
  if (values['kind'] === 'amount') {
    return dollars.test(text) && Number(text) > 0 ? undefined : 'Enter an amount such as 12.50.';
  }
  const isPercent = /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
  return isPercent ? undefined : 'Enter whole percent from 1 to 100.';
};

const day = calendarDay({ first: 2000, last: 2099 });

const notBeforeStart: Rule = (typed, values) => {
  const start = values['startsOn'] ?? '';
  return typed !== '' && start !== '' && typed < start ? 'Ends before it starts.' : undefined;
};

/** A code that the operator puts up. Days are UTC's, `YYYY-MM-DD`; both count. */
export const discountForm = form({
  labBrand: [required, oneOf(labBrands)],
  code: [required, minLength(3), maxLength(40), plainCode],
  label: [required, minLength(3), maxLength(80)],
  kind: [required, oneOf(Object.keys(discountKinds))],
  scope: [required, oneOf(Object.keys(discountScopes))],
  value: [required, value],
  minimum: [price],
  useLimit: [numbersOnly, maxLength(7)],
  startsOn: [day],
  endsOn: [day, notBeforeStart],
  isOncePerCustomer: [oneOf(['', 'on'])],
});
