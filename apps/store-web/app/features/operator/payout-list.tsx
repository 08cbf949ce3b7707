import type { DuePayout, OperatorPayouts } from '@albumen/contract/endpoints/operator-books';
import { formatPrice } from '@albumen/domain/money/format-price';
import { buttonClass } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { href } from '../../paths.ts';
import { Moment } from '../../shell/moment.tsx';
import { PayoutForm } from './payout-form.tsx';
import { May } from './rights.tsx';

/** Photographers to be paid for the months that are over, and whom we paid last. */
export function PayoutList({ payouts, paid }: OperatorPayouts) {
  const canPay = payouts.some(isPayable);
  return (
    <>
      {canPay && (
        <p className="operator__export">
          <a className={buttonClass({})} href={href.payoutsCsv()} download>
            Export CSV
          </a>
        </p>
      )}
      {payouts.length === 0 ? (
        <EmptyState title="Nobody is to be paid">
          What photographers sold comes here once its month is over.
        </EmptyState>
      ) : (
        <ul className="operator__list" aria-label="To be paid">
          {payouts.map((payout) => (
            <Due
              key={`${payout.accountId} ${payout.currency} ${payout.dueMinor}`}
              payout={payout}
            />
          ))}
        </ul>
      )}
      {paid.length > 0 && <Paid paid={paid} />}
    </>
  );
}

/** There is enough of it, and somewhere to pay it to. */
export function isPayable({ isBelowMinimum, account }: DuePayout): boolean {
  return !isBelowMinimum && account !== null;
}

function Due({ payout }: { payout: DuePayout }) {
  const { name, email, holderName, account, dueMinor, currency } = payout;
  return (
    <li className="operator__row">
      <div>
        <p className="operator__link">
          <strong>{name === '' ? 'An account that is gone' : name}</strong>{' '}
          <Chip>{stateOf(payout)}</Chip>
        </p>
        <p className="text-sm text-muted operator__link">
          {email}
          {account !== null && `, ${holderName ?? ''}, ${account}`}
        </p>
        {isPayable(payout) && (
          <May right="payouts:pay">
            <details>
              <summary className="text-sm text-muted">Mark as paid</summary>
              <PayoutForm payout={payout} />
            </details>
          </May>
        )}
      </div>
      <p className="text-figures operator__sum">{formatPrice(dueMinor, currency)}</p>
    </li>
  );
}

function stateOf({ isBelowMinimum, account, dueMinor }: DuePayout): string {
  if (dueMinor < 0) return 'Owes us';
  if (isBelowMinimum) return 'Below the minimum';
  return account === null ? 'No bank account' : 'Due';
}

function Paid({ paid }: Pick<OperatorPayouts, 'paid'>) {
  return (
    <>
      <h2 className="title-sm operator__heading">Paid</h2>
      <ul className="operator__list" aria-label="Paid">
        {paid.map(({ id, name, reference, paidTo, paidAt, amountMinor, currency }) => (
          <li key={id} className="operator__row">
            <div>
              <p className="operator__link">{name === '' ? 'An account that is gone' : name}</p>
              <p className="text-sm text-muted operator__link">
                {reference}, {paidTo}, <Moment at={paidAt} />
              </p>
            </div>
            <p className="text-figures operator__sum">{formatPrice(amountMinor, currency)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
