import type { Checks } from './bus.ts';
import { isAnything, isText, shape } from './checks.ts';

/** The bank frame asks what to send the customer to the bank with. */
export const BANK_REQUEST = 'BUS_CONFIGURATION_REQUEST';
/** The page that the bank leads back to sends the answer. */
export const AUTHENTICATION_COMPLETE = 'threedsecure:AUTHENTICATION_COMPLETE';

/** What the bank frame posts to the bank. */
export interface BankRedirect {
  acsUrl: string;
  pareq: string;
  md: string;
  termUrl: string;
  showsLoader: boolean;
}

/** What the two frames of the first version may say. */
export const fromBankFrames = {
  [BANK_REQUEST]: isAnything,
  [AUTHENTICATION_COMPLETE]: shape({ auth_response: isText }),
} satisfies Checks;

const isRedirect = shape({ acsUrl: isText, pareq: isText, md: isText, termUrl: isText });

/** Can the customer be sent with this? */
export function isBankRedirect(value: unknown): value is BankRedirect {
  return isRedirect(value);
}
