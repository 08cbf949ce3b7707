import type { FieldKey } from '../../protocol/hosted-fields.ts';

/** Name and id of an input, and what it is called by browsers that fill forms. */
export interface FieldName {
  id: string;
  autocomplete: string;
}

/** How each field is known to browsers and password managers. */
export const fieldNames: Readonly<Record<FieldKey, FieldName>> = {
  number: { id: 'credit-card-number', autocomplete: 'cc-number' },
  cvv: { id: 'cvv', autocomplete: 'cc-csc' },
  expirationDate: { id: 'expiration', autocomplete: 'cc-exp' },
  expirationMonth: { id: 'expiration-month', autocomplete: 'cc-exp-month' },
  expirationYear: { id: 'expiration-year', autocomplete: 'cc-exp-year' },
  postalCode: { id: 'postal-code', autocomplete: 'billing postal-code' },
  cardholderName: { id: 'cardholder-name', autocomplete: 'cc-name' },
};

/** Fields that take any text and get a keyboard of letters. */
export function isFreeText(key: FieldKey): boolean {
  return key === 'postalCode' || key === 'cardholderName';
}
