import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';

/** https://developer.paypal.com/braintree/docs/reference/request/transaction/sale */
const sources = new Set([
  'recurring',
  'recurring_first',
  'unscheduled',
  'moto',
  'installment',
  'installment_first',
  'estimated',
]);

/** Who begins a payment, or a later one for which a card is verified now. */
export function checkTransactionSource(
  source: string | undefined,
  { errors, path }: { errors: ValidationErrors; path: string },
): void {
  if (source && !sources.has(source)) addError(errors, path, '915133');
}
