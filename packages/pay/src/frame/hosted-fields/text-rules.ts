import { incomplete, invalid, valid, type Validity } from './validity.ts';

/** Validates a postal code: its first characters, as many as it must have, are letters or digits. */
export function checkPostalCode(value: string, minLength = 3): Validity {
  if (value.length < minLength) return incomplete;
  return /^[a-z\d]+$/i.test(value.trim().slice(0, minLength)) ? valid : incomplete;
}

/** Validates a name: not empty, at most 255 characters, and not what looks like a card number. */
export function checkName(value: string): Validity {
  if (value.length > 255) return invalid;
  return /^[\d\s-]*$/.test(value) ? incomplete : valid;
}
