import { form, validateForm, type FieldErrors } from '@albumen/contract/form';
import { minLength, required, type FormValues, type Rule } from '@albumen/contract/rules';
import { errorCode } from './error-code.ts';

/** An IBAN without its spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

const iban: Rule = (value) =>
  value === '' || isIban(plainIban(value)) ? undefined : 'Enter a valid IBAN.';

/** ISO 13616: the first four signs at the end, letters as numbers, and the whole leaves 1 by 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(text)) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const sepaForm = form({ accountHolder: [required, minLength(3)], iban: [required, iban] });

export function checkSepaFields(values: FormValues): FieldErrors {
  return validateForm(sepaForm, values);
}

/** What the page says of a mandate that was not given. */
export function sepaAdvice(error: unknown): string {
  const code = errorCode(error);
  if (code === 'SEPA_CUSTOMER_CANCELED') return 'You gave no mandate. Nothing was charged.';
  if (code === 'SEPA_CREATE_MANDATE_FAILED') {
    return 'The bank does not take this account. Check the IBAN, or pay another way.';
  }
  if (code === 'SEPA_TOKENIZATION_FAILED' && isWithoutWindow(error)) {
    return 'The bank gave no mandate, or its window could not open. Nothing was charged. Try again, or pay another way.';
  }
  return 'The bank did not accept this mandate. Nothing was charged. Try again, or pay another way.';
}

function isWithoutWindow(error: unknown): boolean {
  const hasDetails = typeof error === 'object' && error !== null && 'details' in error;
  return hasDetails && error.details === 'open-popup';
}
