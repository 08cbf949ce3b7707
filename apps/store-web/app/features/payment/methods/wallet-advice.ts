import { UnconfirmedError } from '../challenge.ts';
import { adviceFor } from '../tokenize-advice.ts';
import { errorCode } from './error-code.ts';

const paypalMessages: Readonly<Record<string, string>> = {
  PAYPAL_POPUP_CLOSED: 'You closed the PayPal window. Nothing was charged.',
  PAYPAL_POPUP_OPEN_FAILED:
    'Your browser kept the PayPal window from opening. Allow pop-ups for this page and try again.',
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: 'The payment is under way in another window.',
};

/** The message for a PayPal payment that failed. */
export function paypalAdvice(error: unknown): string {
  return (
    paypalMessages[errorCode(error)] ??
    'PayPal did not take this payment. Nothing was charged. Try again, or pay another way.'
  );
}

export const googlePayAdvice = {
  canceled: 'You closed Google Pay. Nothing was charged.',
  /** A plain card's bank may have been asked, and speaks as it does of typed ones. */
  failed(error: unknown): string {
    const isOfBank = error instanceof UnconfirmedError || errorCode(error).startsWith('THREEDS_');
    if (isOfBank) return adviceFor(error);
    return 'Google Pay did not take this payment. Nothing was charged. Try again, or pay another way.';
  },
};
