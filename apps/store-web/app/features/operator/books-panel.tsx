import { compareBooks, type BooksState } from '@albumen/contract/endpoints/operator-books';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { GapRow } from './gap-row.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

/** What the provider and the books don't agree on, and what stands on each account. */
export function BooksPanel({ gaps, comparisons, balances }: BooksState) {
  return (
    <>
      <May right="books:settle">
        <CompareForm />
      </May>
      {gaps.length === 0 ? (
        <EmptyState title="No gaps">
          {comparisons.length === 0
            ? 'Each night the day before is compared with the payment provider.'
            : 'The payment provider and the books say the same.'}
        </EmptyState>
      ) : (
        <ul className="operator__list" aria-label="Gaps">
          {gaps.map((gap) => (
            <GapRow key={gap.id} gap={gap} />
          ))}
        </ul>
      )}
      {comparisons.length > 0 && <Comparisons comparisons={comparisons} />}
      {balances.length > 0 && <Balances balances={balances} />}
    </>
  );
}

function CompareForm() {
  const { isBusy, errors, change } = useChange();
  const [day, setDay] = useState('');
  const send = async () => {
    await change(() => call(compareBooks, { body: { day } }), `${day} is compared.`);
  };
  return (
    <CallForm id="compare" errors={errors} className="operator__parcel" onSubmit={send}>
      <TextField
        name="day"
        type="date"
        label="Compare a day with the provider"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" isDense isBusy={isBusy}>
        Compare
      </Button>
    </CallForm>
  );
}

function Comparisons({ comparisons }: Pick<BooksState, 'comparisons'>) {
  return (
    <details className="operator__row-details">
      <summary className="text-sm text-muted">Days that were compared</summary>
      <ul className="operator__uses">
        {comparisons.map(({ day, movements, comparedAt }) => (
          <li key={day} className="text-sm">
            {day} · {movements} {movements === 1 ? 'movement' : 'movements'} ·{' '}
            <Moment at={comparedAt} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const accountNames: Readonly<Record<string, string>> = {
  customer: 'Customers',
  providerClearing: 'Held by the provider',
  sales: 'Sales',
  tax: 'Tax',
  shipping: 'Shipping and packaging',
  labCost: 'Lab cost',
  labPayable: 'Owed to the lab',
  cardFees: 'Payment fees',
  feesPayable: 'Fees owed to the provider',
  photographer: 'Owed to photographers',
  refunds: 'On its way back to customers',
  disputes: 'Lost to payers’ banks',
  exchange: 'Exchange',
  bank: 'Paid from our bank',
};

function Balances({ balances }: Pick<BooksState, 'balances'>) {
  return (
    <ScrollRegion label="Accounts of the books">
      <table className="operator__table">
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Debit</th>
            <th scope="col">Credit</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({ account, currency, amountMinor }) => (
            <tr key={`${account} ${currency}`}>
              <th scope="row">{accountNames[account] ?? account}</th>
              <td>{amountMinor > 0 && formatPrice(amountMinor, currency)}</td>
              <td>{amountMinor < 0 && formatPrice(-amountMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
