/** What the payment-error banner says. */
export const paymentMessages = {
  invalid: 'Please enter a valid payment method.',
  refusedByBank:
    'Your bank did not confirm this payment. Nothing was charged. Please try again or use another card.',
  canceledAtBank: 'You canceled the confirmation with your bank. Nothing was charged.',
  bankUnreachable:
    'Your bank could not be asked to confirm this payment. Nothing was charged. Please try again.',
  network: 'Please try again and contact us if it continues.',
  fields: (names: readonly string[]) =>
    `There was an error verifying your payment details. Please check the following fields and try again: ${names.join(', ')}.`,
} as const;

/** A card field in the words of the page. */
export const cardFieldLabels: Readonly<Record<string, string>> = {
  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'Security code',
  postalCode: 'Postal code',
  cardholderName: 'Name on card',
};
