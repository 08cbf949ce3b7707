/**
 * Why a sale is disputed, by its amount: these amounts ask for compelling evidence
 * (https://developer.paypal.com/braintree/docs/guides/disputes/testing-go-live).
 */
const byAmount: Readonly<Record<string, string>> = {
  '83.00': '83',
  '10.40': '1040',
  '13.10': '1310',
  '70.30': '7030',
};

const ordinary = { reason: 'not_recognized', reasonCode: '75' };

export function reasonOf(amount: string): { reason: string; reasonCode: string } {
  const reasonCode = byAmount[amount];
  if (reasonCode === undefined) return ordinary;
  return { reason: reasonCode === '1310' ? 'product_not_received' : 'fraud', reasonCode };
}

/** https://developer.paypal.com/braintree/docs/guides/disputes/evidence-requirements */
const compelling = new Set(['37', '83', '1040', '1310', '7030', 'C08', 'F29', 'UA02', '']);

/** Whether only evidence of certain categories counts. */
export function needsCompellingEvidence({ reasonCode }: { reasonCode: string }): boolean {
  return compelling.has(reasonCode);
}

export const reasonTexts: Readonly<Record<string, string>> = {
  fraud: 'The cardholder did not authorize the charge.',
  not_recognized: 'The cardholder does not recognize the charge.',
  product_not_received: 'The cardholder did not receive what was paid for.',
};
