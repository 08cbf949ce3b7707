import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { Terms } from './paypal-request.ts';
import type { Funding } from '../../test-values/wallet-payers.ts';

/** A way to pay later that the wallet lends the money for. */
interface Loan {
  id: string;
  title: string;
  months: number;
  /** Of the whole, for the whole term. */
  interestPercent: number;
}

const payLater: Loan = { id: 'pay-later', title: 'Pay Later', months: 4, interestPercent: 0 };
const credit: Loan = { id: 'credit', title: 'Wallet Credit', months: 12, interestPercent: 6 };

/** The loans that a merchant offers. */
export function loansOf({ offersPayLater, offersCredit }: Terms): readonly Loan[] {
  return [...(offersPayLater ? [payLater] : []), ...(offersCredit ? [credit] : [])];
}

/** What a loan comes to. */
export function costOf({ months, interestPercent }: Loan, amountMinor: number) {
  const interestMinor = Math.round((amountMinor * interestPercent) / 100);
  const totalMinor = amountMinor + interestMinor;
  return { interestMinor, totalMinor, monthlyMinor: Math.ceil(totalMinor / months) };
}

/** Loans as ways to pay beside the wallet's own. */
export function loanFunding(terms: Terms): readonly Funding[] {
  return loansOf(terms).map(({ id, title, months, interestPercent }) => ({
    id,
    title,
    note: `${months} monthly payments, ${interestPercent === 0 ? 'no interest' : `${interestPercent}% interest`}`,
  }));
}

interface Financed {
  terms: Terms;
  fundingId: string | undefined;
  amountMinor: number;
  currency: string;
}

/** What the merchant hears of a loan that its payer took; undefined when they took none. */
export function financingOf({ terms, fundingId, amountMinor, currency }: Financed) {
  const loan = loansOf(terms).find(({ id }) => id === fundingId);
  if (!loan) return undefined;
  const { interestMinor, totalMinor, monthlyMinor } = costOf(loan, amountMinor);
  const priced = (minor: number) => ({ value: formatAmount(minor, currency), currency });
  return {
    totalCost: priced(totalMinor),
    term: loan.months,
    monthlyPayment: priced(monthlyMinor),
    totalInterest: priced(interestMinor),
    payerAcceptance: true,
    cartAmountImmutable: false,
  };
}
