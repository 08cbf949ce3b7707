/** What a line of a photographer's statement is. */
export const statementWords = {
  sale: 'Sale',
  fee: 'Payment fee',
  return: 'Returned to the buyer',
  payout: 'Paid out to you',
} as const;
