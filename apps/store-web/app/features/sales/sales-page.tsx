import type { PayoutDetails, Sales } from '@albumen/contract/endpoints/sales';
import { formatMonth } from '@albumen/domain/books/months';
import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { useMay } from '../../shell/use-may.ts';
import { BalanceList } from './balance-list.tsx';
import { MonthChoice } from './month-choice.tsx';
import { PaidTo } from './paid-to.tsx';
import { SaleList } from './sale-list.tsx';
import './sales.css';

interface SalesPageProps {
  sales: Sales;
  /** Undefined for members who see no bank account. */
  payout: PayoutDetails | undefined;
  month: string | undefined;
}

/** What was sold, what of it is due, and where it is paid. */
export function SalesPage({ sales: { sales, balances, months }, payout, month }: SalesPageProps) {
  const isEmpty = months.length === 0;
  return (
    <main id="main" className="sales" tabIndex={-1}>
      <header className="sales__head">
        <h1 className="title-lg">Sales</h1>
        <Link className="link" to={href.accountPrices()}>
          Your prices
        </Link>
      </header>
      {isEmpty ? <NoSales /> : <BalanceList balances={balances} />}
      {payout && <PaidTo {...payout} />}
      {!isEmpty && <MonthChoice months={months} month={month} />}
      {sales.length > 0 && <SaleList sales={sales} />}
      {!isEmpty && sales.length === 0 && month !== undefined && (
        <p className="text-muted">Nothing was sold in {formatMonth(month)}.</p>
      )}
      <p className="text-sm text-muted">
        When and how you are paid stands in the{' '}
        <Link className="link" to={href.terms('paid')}>
          terms
        </Link>
        .
      </p>
    </main>
  );
}

function NoSales() {
  const mayChange = useMay('prices:change');
  return (
    <EmptyState
      title="No sales yet"
      action={
        mayChange && (
          <Link className={buttonClass({ kind: 'primary' })} to={href.accountPrices()}>
            Set your prices
          </Link>
        )
      }
    >
      What guests order from your galleries at your prices comes here, and what your payment links
      take, with what of it is due to you.
    </EmptyState>
  );
}
