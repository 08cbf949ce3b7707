import { api } from '../shell/api.ts';
import { Link } from '../shell/link.tsx';
import { Loading, Trouble } from '../shell/states.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import type { ConsoleTransaction } from './console-wire.ts';
import { StatusMark } from './status-mark.tsx';
import { TransactionActions } from './transaction-actions.tsx';
import { paidWith } from './transactions-page.tsx';
import { moneyOf, whenOf, labelOf } from './labels.ts';

/** One transaction: what it is, how it came there, and what can be done with it. */
export function TransactionPage({ id }: { id: string }) {
  const found = useLoaded(id, () =>
    api<{ transaction: ConsoleTransaction }>(`/console/transactions/${id}`),
  );
  return (
    <>
      <Link className="back" href="/console/transactions">
        Transactions
      </Link>
      {found.status === 'loading' && <Loading what="transaction" />}
      {found.status === 'failed' && <Trouble message={found.message} onRetry={found.reload} />}
      {found.status === 'ready' && (
        <Detail transaction={found.value.transaction} onChanged={found.reload} />
      )}
    </>
  );
}

interface DetailProps {
  transaction: ConsoleTransaction;
  onChanged: () => void;
}

function Detail({ transaction, onChanged }: DetailProps) {
  const { id, status, type, amount, currencyIsoCode, statusHistory } = transaction;
  return (
    <article>
      <header className="detail__head">
        <div>
          <h1 className="title-lg">
            {type === 'credit' && 'Refund '}
            {moneyOf(amount, currencyIsoCode)}
          </h1>
          <p className="detail__id">{id}</p>
        </div>
        <StatusMark status={status} />
      </header>
      <TransactionActions transaction={transaction} onChanged={onChanged} />
      <div className="detail__columns">
        <section aria-labelledby="facts-title">
          <h2 id="facts-title">Facts</h2>
          <dl className="facts">
            {factsOf(transaction).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Relatives transaction={transaction} />
        </section>
        <section aria-labelledby="history-title">
          <h2 id="history-title">How it came there</h2>
          <ol className="history">
            {statusHistory.map((step) => (
              <li key={`${step.timestamp} ${step.status}`}>
                <StatusMark status={step.status} />
                <span>
                  {whenOf(step.timestamp)} by {step.user}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}

function factsOf(transaction: ConsoleTransaction): (readonly [string, string])[] {
  const { creditCard, customer } = transaction;
  const processor = [transaction.processorResponseCode, transaction.processorResponseText];
  const expires = [creditCard.expirationMonth, creditCard.expirationYear];
  const facts: (readonly [string, string | null | undefined])[] = [
    ['Paid with', paidWith(transaction)],
    ['Expires', expires.filter(Boolean).join('/')],
    ['Cardholder', creditCard.cardholderName],
    ['Processor said', processor.filter(Boolean).join(' ')],
    ['Authorization code', transaction.processorAuthorizationCode],
    ['Rejected for', transaction.gatewayRejectionReason],
    ['CVV', answers[transaction.cvvResponseCode ?? '']],
    ['Postal code', answers[transaction.avsPostalCodeResponseCode ?? '']],
    ['Order', transaction.orderId],
    ['Customer', customer.id ?? customer.email],
    ['Merchant account', transaction.merchantAccountId],
    ['Settlement batch', transaction.settlementBatchId],
    ['Disputed', transaction.disputes.map(disputeText).join(', ')],
  ];
  return facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));
}

function disputeText({ status, reason, replyByDate }: ConsoleTransaction['disputes'][number]) {
  const until = status === 'open' ? `, to be answered by ${replyByDate}` : '';
  return `${labelOf(reason)} (${labelOf(status).toLowerCase()}${until})`;
}

const answers: Readonly<Record<string, string>> = {
  M: 'Matches',
  N: 'Does not match',
  U: 'Not verified',
  S: 'Issuer does not take part',
  I: 'Not given',
};

function Relatives({ transaction }: { transaction: ConsoleTransaction }) {
  const { refundIds, refundedTransactionId } = transaction;
  const related = [
    ...(refundedTransactionId === null ? [] : [refundedTransactionId]),
    ...refundIds,
  ];
  if (related.length === 0) return null;
  return (
    <>
      <h3>{labelOf(refundedTransactionId === null ? 'refunds' : 'refund_of')}</h3>
      <ul className="plain-list">
        {related.map((one) => (
          <li key={one}>
            <Link className="rows__link" href={`/console/transactions/${one}`}>
              {one}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
