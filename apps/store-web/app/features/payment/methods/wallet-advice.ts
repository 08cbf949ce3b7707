import { UnconfirmedError } from '../challenge.ts';
import { adviceFor } from '../tokenize-advice.ts';

const paypalWords: Readonly<Record<string, string>> = {
  PAYPAL_POPUP_CLOSED: 'You closed the PayPal window. Nothing was charged.',
  PAYPAL_POPUP_OPEN_FAILED:
    'Your browser kept the PayPal window from opening. Allow pop-ups for this page and try again.',
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: 'The payment is under way in another window.',
};

/** What the page says of a PayPal payment that came to nothing. */
export function paypalAdvice(error: unknown): string {
  return (
    paypalWords[codeOf(error)] ??
    'PayPal did not take this payment. Nothing was charged. Try again, or pay another way.'
  );
}

export const googlePayAdvice = {
  canceled: 'You closed Google Pay. Nothing was charged.',
  /** A plain card's bank may have been asked, and speaks as it does of typed ones. */
  failed(error: unknown): string {
    const isOfBank = error instanceof UnconfirmedError || codeOf(error).startsWith('THREEDS_');
    if (isOfBank) return adviceFor(error);
    return 'Google Pay did not take this payment. Nothing was charged. Try again, or pay another way.';
  },
};

function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
