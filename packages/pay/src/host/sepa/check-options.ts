import {
  SEPA_INVALID_MANDATE_TYPE,
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION,
} from '../../protocol/errors/sepa.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { SepaTokenizeOptions } from '../../types/sepa.ts';

const required = [
  'iban',
  'merchantAccountId',
  'mandateType',
  'customerId',
  'accountHolderName',
  'countryCode',
] as const;

const mandateTypes: readonly unknown[] = ['ONE_OFF', 'RECURRENT'];

/** @throws BraintreeError `SEPA_TOKENIZE_MISSING_REQUIRED_OPTION`, `SEPA_INVALID_MANDATE_TYPE` */
export function checkTokenizeOptions(
  options: Partial<SepaTokenizeOptions> | undefined,
): SepaTokenizeOptions {
  const given: Partial<SepaTokenizeOptions> = Object(options);
  // What is there and empty is for the gateway to refuse.
  const missing = required.find((name) => !Object.hasOwn(given, name));
  if (missing) {
    const details = `Missing required '${missing}' option.`;
    throw payError(SEPA_TOKENIZE_MISSING_REQUIRED_OPTION, {}, details);
  }
  if (!mandateTypes.includes(given.mandateType)) {
    throw payError(SEPA_INVALID_MANDATE_TYPE);
  }
  return given as SepaTokenizeOptions; // all of them are there
}
