import { form, validateForm, type FieldErrors } from '@albumen/contract/form';
import {
  mayBeElsewhere,
  methodLabel,
  payMethods,
  type LocalMethodId,
} from '@albumen/contract/payments/pay-methods';
import { plainDigits } from '@albumen/contract/plain-digits';
import { required, type FormValues, type Rule } from '@albumen/contract/rules';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { LocalPayments } from '@albumen/pay-react';
import type { PayerFacts, PaySubject } from './payment-method.ts';
import { errorCode } from './error-code.ts';

export type StartOptions = Parameters<LocalPayments['startPayment']>[0];

const phoneNumber: Rule = (value) =>
  value === '' || /^[\d ()-]{5,20}$/.test(value)
    ? undefined
    : 'Enter a phone number without its country code.';
const blikCode: Rule = (value) =>
  value === '' || /^\d{6}$/.test(plainDigits(value))
    ? undefined
    : 'Enter the six digits that your app shows.';
const birthDay: Rule = (value) =>
  value === '' || /^(19|20)\d\d-\d\d-\d\d$/.test(value) ? undefined : 'Enter a date of birth.';

const invoiceForm = form({
  birthDate: [required, birthDay],
  phone: [required, phoneNumber],
  street: [required],
  postalCode: [required],
  city: [required],
});
const phoneForm = form({ phone: [required, phoneNumber] });
const blikForm = form({ blikCode: [blikCode] });

/** What a method asks its payer for besides name and email. */
function formOf(method: LocalMethodId) {
  if (method === 'blik') return blikForm;
  const place = payMethods.find(({ id }) => id === method)?.place;
  if (place === 'phone') return phoneForm;
  return place === 'invoice' ? invoiceForm : form({});
}

/** The fields of a method, as they stand in the page's form; empty where it asks for none. */
export function checkLocalFields(method: LocalMethodId, values: FormValues): FieldErrors {
  return validateForm(formOf(method), values);
}

/** Whether no bank leads back: it is confirmed on a phone, or as an invoice. */
export function isElsewhere(method: LocalMethodId, { blikCode = '' }: FormValues): boolean {
  return mayBeElsewhere(method) && (method !== 'blik' || blikCode !== '');
}

const callingCodes: Readonly<Record<string, string>> = { DE: '49', IT: '39', PT: '351' };

interface Starting {
  method: LocalMethodId;
  subject: PaySubject;
  payer: PayerFacts;
  values: FormValues;
}

/** The options for the payment SDK; whoever calls our server adds `onPaymentStart`. */
export function startOptions({ method, subject, payer, values }: Starting): StartOptions {
  const { amountMinor, currency: currencyCode, country } = subject;
  const url = subject.returnUrl(method);
  return {
    ...nameOf(payer.payerName),
    paymentType: method,
    paymentTypeCountryCode: country,
    amount: formatAmount(amountMinor, currencyCode),
    currencyCode,
    email: payer.payerEmail,
    fallback: { url, buttonText: 'Back to your payment' },
    ...extrasOf({ method, subject, payer, values }),
  };
}

/** The wire wants two names; people have one that is theirs. */
function nameOf(name: string): { givenName: string; surname: string } {
  const [givenName = '', ...rest] = name.trim().split(/\s+/);
  return { givenName, surname: rest.join(' ') || givenName };
}

function extrasOf({ method, subject, values }: Starting): Partial<StartOptions> {
  const { phone = '', blikCode = '' } = values;
  const authCode = plainDigits(blikCode);
  if (method === 'blik') return authCode === '' ? {} : { blikOptions: { level_0: { authCode } } };
  const place = payMethods.find(({ id }) => id === method)?.place;
  if (place === 'bank') return {};
  const called = { phone, phoneCountryCode: callingCodes[subject.country] ?? '' };
  return place === 'phone' ? called : { ...called, ...invoiceOf(subject, values) };
}

function invoiceOf(subject: PaySubject, values: FormValues): Partial<StartOptions> {
  const { id, amountMinor, currency, country: countryCode, what } = subject;
  const { street = '', postalCode = '', city = '', birthDate = '' } = values;
  const address = { streetAddress: street, locality: city, postalCode, countryCode };
  return {
    address,
    billingAddress: address,
    birthDate,
    locale: 'en-DE',
    customerServiceInstructions: 'Write to whoever sent you the request.',
    correlationId: id,
    lineItems: [
      {
        category: 'DIGITAL_GOODS',
        name: what.slice(0, 120),
        quantity: '1',
        unitAmount: formatAmount(amountMinor, currency),
        unitTaxAmount: formatAmount(0, currency),
      },
    ],
  };
}

const byCode: Readonly<Record<string, string>> = {
  LOCAL_PAYMENT_CANCELED: 'You canceled the payment. Nothing was charged.',
  LOCAL_PAYMENT_WINDOW_CLOSED:
    'The window was closed before the payment was confirmed. If you did confirm it, this page shows it in a moment.',
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED:
    'Your browser kept the bank’s window from opening. Allow pop-ups for this page and try again.',
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS: 'The payment is under way in another window.',
};

/** The message for a local payment that failed. */
export function localAdvice(method: LocalMethodId, error: unknown): string {
  return (
    byCode[errorCode(error)] ??
    `${methodLabel(method)} did not take this payment. Nothing was charged. Try again, or pay another way.`
  );
}
