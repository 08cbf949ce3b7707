import type { Sales } from '@albumen/contract/endpoints/sales';
import { formatPrice } from '@albumen/domain/money/format-price';

type Balance = Sales['balances'][number];

/** What is due to the photographer, with how it comes about; one for each currency. */
export function BalanceList({ balances }: { balances: readonly Balance[] }) {
  return (
    <ul className="balances">
      {balances.map((balance) => (
        <li key={balance.currency} className="balance">
          <p className="text-muted">Due to you in {balance.currency}</p>
          <p className="title-lg text-figures">{formatPrice(balance.dueMinor, balance.currency)}</p>
          <Facts balance={balance} />
          <p className="text-sm text-muted">{nextStep(balance)}</p>
        </li>
      ))}
    </ul>
  );
}

function Facts({ balance }: { balance: Balance }) {
  const { soldMinor, feeMinor, returnedMinor, paidMinor, currency } = balance;
  const facts = [
    { label: 'Sold', minor: soldMinor },
    { label: 'Payment fees', minor: -feeMinor },
    { label: 'Returned to buyers', minor: -returnedMinor },
    { label: 'Paid out to you', minor: -paidMinor },
  ].filter(({ label, minor }) => label === 'Sold' || minor !== 0);
  return (
    <dl className="balance__facts">
      {facts.map(({ label, minor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-figures">{formatPrice(minor, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

function nextStep({ dueMinor, minimumMinor, currency }: Balance): string {
  if (dueMinor < 0) return 'More went back than was sold. Your next sales make up for it.';
  if (dueMinor >= minimumMinor) return 'Paid after the end of the month.';
  return `Paid once it is ${formatPrice(minimumMinor, currency)} or more; until then it is carried on.`;
}
