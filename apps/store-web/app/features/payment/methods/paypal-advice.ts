const byCode: Readonly<Record<string, string>> = {
  PAYPAL_POPUP_CLOSED: 'You left PayPal before you agreed. Nothing was charged.',
  PAYPAL_POPUP_OPEN_FAILED:
    'Your browser kept PayPal’s window from opening. Allow pop-ups for this page and try again.',
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: 'PayPal’s window is open already.',
};

/** What the page says of a wallet that gave nothing. */
export function payPalAdvice(error: unknown): string {
  const { code } = Object(error) as { code?: string };
  return (
    byCode[code ?? ''] ??
    'PayPal did not take this payment. Nothing was charged. Try again, or pay another way.'
  );
}
