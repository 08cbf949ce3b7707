import type { Settings } from './settings.ts';

/** Ways of paying that PayPal has names for. */
export const FUNDING = {
  PAYPAL: 'paypal',
  PAYLATER: 'paylater',
  CREDIT: 'credit',
  VENMO: 'venmo',
  CARD: 'card',
} as const;

/** Currencies in which a payer may pay later. */
const laterCurrencies = ['USD', 'EUR', 'GBP', 'AUD'];

/** Can payers pay in this way here? The sandbox has the wallet and its loans. */
export function isFundingEligible(settings: Settings, source: string): boolean {
  if (settings.disabledFunding.includes(source)) return false;
  if (source === FUNDING.PAYPAL) return true;
  const isLoan = source === FUNDING.PAYLATER || source === FUNDING.CREDIT;
  return isLoan && !settings.isVault && laterCurrencies.includes(settings.currency);
}

/** The ways that a stack of buttons shows when nobody names one. */
export function usualFunding(settings: Settings): readonly string[] {
  return [FUNDING.PAYPAL, FUNDING.PAYLATER].filter((source) => isFundingEligible(settings, source));
}
