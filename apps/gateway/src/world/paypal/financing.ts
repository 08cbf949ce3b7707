import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { totalOf } from '../../modules/paypal/price.ts';
import type { PayPalAgreed } from '../../world-port/paypal.ts';
import type { Funding, WalletPayer } from './payers.ts';

/** A way to pay later that the wallet lends the money for. */
interface Loan {
  id: string;
  title: string;
  months: number;
  /** The interest on the whole amount, for the whole term. */
  interestPercent: number;
}

const payLater: Loan = { id: 'pay-later', title: 'Pay Later', months: 4, interestPercent: 0 };
const credit: Loan = { id: 'credit', title: 'Wallet Credit', months: 12, interestPercent: 6 };

/** The wallet lends in a country's own currency. */
const payLaterIn: Readonly<Record<string, string>> = {
  AU: 'AUD',
  CA: 'CAD',
  DE: 'EUR',
  ES: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IT: 'EUR',
  US: 'USD',
};

type Lending = Pick<PayPalAgreed, 'terms' | 'currency'>;
type Borrower = Pick<WalletPayer, 'countryCode'>;

/** The loans that a merchant offers, as far as this payer can take them. */
export function loansOf({ terms, currency }: Lending, { countryCode }: Borrower): readonly Loan[] {
  const canPayLater = payLaterIn[countryCode] === currency;
  const hasCredit = countryCode === 'US' && currency === 'USD';
  return [
    ...(terms.offersPayLater && canPayLater ? [payLater] : []),
    ...(terms.offersCredit && hasCredit ? [credit] : []),
  ];
}

/** What a loan comes to. */
export function costOf({ months, interestPercent }: Loan, amountMinor: number) {
  const interestMinor = Math.round((amountMinor * interestPercent) / 100);
  const totalMinor = amountMinor + interestMinor;
  return { interestMinor, totalMinor, monthlyMinor: Math.ceil(totalMinor / months) };
}

/** Loans as ways to pay beside the wallet's own. */
export function loanFunding(request: Lending, payer: Borrower): readonly Funding[] {
  return loansOf(request, payer).map(({ id, title, months, interestPercent }) => ({
    id,
    title,
    note: `${months} monthly payments, ${interestPercent === 0 ? 'no interest' : `${interestPercent}% interest`}`,
  }));
}

/** What the merchant is notified of the loan that its payer took; undefined when they took none. */
export function financingOf(request: PayPalAgreed, payer: Borrower) {
  const { currency, choices } = request;
  const loan = loansOf(request, payer).find(({ id }) => id === choices.fundingId);
  if (!loan) return undefined;
  const { interestMinor, totalMinor, monthlyMinor } = costOf(loan, totalOf(request));
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
