import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import { api, messageOf } from '../shell/api.ts';
import { Link } from '../shell/link.tsx';
import { useQuery } from '../shell/path.ts';
import { Loading, Trouble } from '../shell/states.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import type { ConsoleTransaction } from './console-wire.ts';
import { SearchForm } from './search-form.tsx';
import { StatusMark } from './status-mark.tsx';
import { moneyOf, whenOf } from './labels.ts';

const pageSize = 25;

interface Page {
  transactions: ConsoleTransaction[];
}

function askFor(query: string, after?: string): Promise<Page> {
  const asked = new URLSearchParams(query);
  asked.set('limit', String(pageSize));
  if (after !== undefined) asked.set('after', after);
  return api<Page>(`/console/transactions?${asked.toString()}`);
}

/** Everything that was charged and given back, the newest first. */
export function TransactionsPage() {
  const query = useQuery();
  const found = useLoaded(`transactions${query}`, () => askFor(query));
  return (
    <>
      <h1 className="title-md">Transactions</h1>
      <SearchForm key={query} query={query} onAgain={found.reload} />
      {found.status === 'loading' && <Loading what="transactions" />}
      {found.status === 'failed' && <Trouble message={found.message} onRetry={found.reload} />}
      {found.status === 'ready' && (
        <Found key={query} first={found.value.transactions} query={query} />
      )}
    </>
  );
}

function Found({ first, query }: { first: readonly ConsoleTransaction[]; query: string }) {
  const [more, setMore] = useState<readonly ConsoleTransaction[]>([]);
  const [isEnd, setIsEnd] = useState(first.length < pageSize);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const all = [...first, ...more];
  const showMore = async () => {
    setIsBusy(true);
    setTrouble('');
    try {
      const next = await askFor(query, all.at(-1)?.id);
      setMore([...more, ...next.transactions]);
      setIsEnd(next.transactions.length < pageSize);
    } catch (error) {
      setTrouble(messageOf(error));
    }
    setIsBusy(false);
  };
  if (all.length === 0) return <Nothing isSearch={query !== ''} />;
  return (
    <>
      <TransactionTable transactions={all} />
      {trouble && <p role="alert">{trouble}</p>}
      {!isEnd && (
        <Button isBusy={isBusy} onClick={() => void showMore()}>
          Show older ones
        </Button>
      )}
    </>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title="Nothing found" action={<Link href="/console/transactions">Show all</Link>}>
      No transaction is like that.
    </EmptyState>
  ) : (
    <EmptyState title="No transactions yet" action={<Link href="/">Open the card form</Link>}>
      Pay with a test card, and it appears here.
    </EmptyState>
  );
}

function TransactionTable({ transactions }: { transactions: readonly ConsoleTransaction[] }) {
  return (
    <table className="rows">
      <caption className="visually-hidden">Transactions, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Transaction</th>
          <th scope="col">Status</th>
          <th scope="col">Paid with</th>
          <th scope="col">When</th>
          <th scope="col" className="rows__number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link className="rows__link" href={`/console/transactions/${one.id}`}>
                {one.id}
              </Link>
              {one.orderId && <small>{one.orderId}</small>}
            </th>
            <td data-label="Status">
              <StatusMark status={one.status} />
            </td>
            <td data-label="Paid with">{paidWith(one)}</td>
            <td data-label="When">{whenOf(one.createdAt)}</td>
            <td data-label="Amount" className="rows__number">
              {one.type === 'credit' && 'Refund '}
              {moneyOf(one.amount, one.currencyIsoCode)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function paidWith({ creditCard, paymentInstrumentType }: ConsoleTransaction): string {
  const { cardType, last4 } = creditCard;
  return last4 === null ? paymentInstrumentType.replaceAll('_', ' ') : `${cardType} ${last4}`;
}
