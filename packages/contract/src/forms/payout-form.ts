import { form } from '../form.ts';
import { messages } from '../messages.ts';
import { maxLength, minLength, oneOf, required, type Rule } from '../rules.ts';

/** Where photographers can be paid: by IBAN, or at a bank of the United States. */
export const payoutKinds = { iban: 'IBAN', us: 'Bank in the United States' } as const;
export type PayoutKind = keyof typeof payoutKinds;

/** Digits and letters of a number as it was typed, in groups or not. */
export function compactNumber(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Length and check digits of ISO 13616. */
function isIban(text: string): boolean {
  const compact = compactNumber(text);
  if (!ibanForm.test(compact)) return false;
  const turned = compact.slice(4) + compact.slice(0, 4);
  let rest = 0;
  for (const letter of turned) {
    for (const digit of String(Number.parseInt(letter, 36)))
      rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Nine digits with the check digit of the American Bankers Association. */
function isRoutingNumber(text: string): boolean {
  const compact = compactNumber(text);
  if (!/^\d{9}$/.test(compact) || compact === '000000000') return false;
  const weights = [3, 7, 1];
  const digits = Array.from(compact, Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (weights[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** A field that only one way to be paid asks for. */
function onlyFor(kind: PayoutKind, message: string, isValid: (text: string) => boolean): Rule {
  return (value, values) => {
    if (values['kind'] !== kind) return undefined;
    if (value.trim() === '') return messages.required;
    return isValid(value) ? undefined : message;
  };
}

const isAccountNumber = (text: string) => /^\d{4,17}$/.test(compactNumber(text));

/** How a photographer wants to be paid. */
export const payoutForm = form({
  holderName: [required, minLength(3), maxLength(70)],
  kind: [required, oneOf(Object.keys(payoutKinds))],
  iban: [onlyFor('iban', messages.iban, isIban)],
  routingNumber: [onlyFor('us', messages.routingNumber, isRoutingNumber)],
  accountNumber: [onlyFor('us', messages.accountNumber, isAccountNumber)],
});
