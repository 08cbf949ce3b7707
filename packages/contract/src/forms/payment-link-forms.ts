import { calendarDay } from '../calendar-day.ts';
import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { plainAmount } from '../payment-links/amount-text.ts';
import { methodField } from '../payment-links/link-methods.ts';
import { linkCurrencies } from '../payment-links/link-labels.ts';
import { payerCountries } from '../payment-links/payer-countries.ts';
import { methodsFor, payMethods, type PayMethodId } from '../payments/pay-methods.ts';
import { maxLength, minLength, oneOf, required, type Rule } from '../rules.ts';
import { fields } from './fields.ts';

const hundredths = 100;

/** An amount of the form's currency; all currencies of payment links have two places. */
const amount: Rule = (value) => {
  if (value.trim() === '') return undefined;
  const plain = plainAmount(value);
  return plain === undefined ? messages.amount : undefined;
};

const amountInRange: Rule = (value) => {
  const plain = plainAmount(value);
  if (plain === undefined) return undefined;
  const minor = Number(plain) * hundredths;
  const { paymentLinkMinMinor: least, paymentLinkMaxMinor: most } = limits;
  return minor < least || minor > most
    ? messages.amountBetween(least / hundredths, most / hundredths)
    : undefined;
};

/** Demands at least one of the methods that fit the currency and the payer's country. */
const someMethod: Rule = (_, values) => {
  const fitting = methodsFor(values['currency'] ?? '', values['payerCountry'] ?? '');
  const isChosen = fitting.some(({ id }) => (values[methodField(id)] ?? '') !== '');
  return isChosen ? undefined : messages.chooseMethod;
};

const isTicked = [oneOf(['on'])] as const;
const methodFields = Object.fromEntries(
  payMethods.map(({ id }) => [methodField(id), isTicked]),
) as unknown as Record<`method-${PayMethodId}`, readonly Rule[]>; // of these names

/** A payment link, new or changed. `dueOn` is a day such as `2026-12-01`, or empty. */
export const paymentLinkForm = form({
  amount: [required, amount, amountInRange],
  currency: [required, oneOf(linkCurrencies)],
  purpose: [required, minLength(3), maxLength(limits.paymentLinkPurposeMaxCharacters)],
  payerName: fields.contactName,
  payerEmail: fields.email.slice(1),
  payerCountry: [required, oneOf(Object.keys(payerCountries))],
  dueOn: [calendarDay({ first: 2000, last: 2099 })],
  ...methodFields,
  methods: [someMethod],
});

/** Who pays: what a receipt needs. */
export const payForm = form({
  payerName: fields.contactName,
  payerEmail: fields.email,
});

/** Some of the money back, in the link's currency. */
export const linkRefundForm = form({ amount: [required, amount] });
