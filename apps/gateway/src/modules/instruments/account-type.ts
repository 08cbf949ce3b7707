import type { MerchantAccount } from '../merchants/merchants.service.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';

interface TypeReading {
  errors: ValidationErrors;
  path: string;
  codes: { wrong: ValidationCode; notSupported: ValidationCode };
}

/** Cards of Brazil are for credit and debit at once, and a request says which of them it means. */
export function checkAccountType(
  type: string | undefined,
  account: MerchantAccount | undefined,
  { errors, path, codes }: TypeReading,
): void {
  if (!type) return;
  if (type !== 'credit' && type !== 'debit') addError(errors, path, codes.wrong);
  else if (account?.currency !== 'BRL') addError(errors, path, codes.notSupported);
}
