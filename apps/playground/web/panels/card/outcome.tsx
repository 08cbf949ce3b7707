import { Button } from '@albumen/ui/buttons/button';
import type { ChargeOutcome } from '../../../src/wire.ts';
import { Link } from '../../shell/link.tsx';
import { useEffect, useRef } from 'react';

export type OutcomeFacts =
  | { kind: 'charged'; charge: ChargeOutcome }
  /** The fields gave no nonce. */
  | { kind: 'refused'; code: string | undefined; message: string }
  /** Nobody answered the charge. */
  | { kind: 'unknown'; message: string }
  /** There are no fields. */
  | { kind: 'broken'; code: string | undefined; message: string };

interface OutcomeProps {
  facts: OutcomeFacts;
  onAgain?: () => void;
}

/** What came of it, on the shop's page. */
export function Outcome({ facts, onAgain }: OutcomeProps) {
  if (facts.kind === 'charged') {
    return facts.charge.isSuccess ? (
      <Receipt charge={facts.charge} onAgain={onAgain} />
    ) : (
      <Declined charge={facts.charge} />
    );
  }
  if (facts.kind === 'unknown') return <Unknown message={facts.message} />;
  const title =
    facts.kind === 'broken' ? 'The card form could not be shown' : 'The card was not taken';
  return (
    <div className="outcome outcome--bad" role="alert">
      <p className="outcome__title">{title}</p>
      <p>
        {facts.code && <code>{facts.code}</code>} {facts.message} Nothing was charged.
      </p>
      {onAgain && <Button onClick={onAgain}>Try again</Button>}
    </div>
  );
}

function Receipt({ charge, onAgain }: { charge: ChargeOutcome; onAgain: OutcomeProps['onAgain'] }) {
  const { transaction } = charge;
  // The form is gone and took the focus with it.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (!transaction) return null;
  return (
    <div className="outcome outcome--good" ref={box} tabIndex={-1}>
      <p className="outcome__title">Paid ${transaction.amount}</p>
      <p>
        {transaction.cardType} ending in {transaction.lastFour}. Transaction{' '}
        <code>{transaction.id}</code> is {transaction.status.replaceAll('_', ' ')}.
      </p>
      <p className="outcome__actions">
        <Link className="outcome__link" href={`/console/transactions/${transaction.id}`}>
          Open in the console
        </Link>
        <Button onClick={onAgain}>Pay again</Button>
      </p>
    </div>
  );
}

function Unknown({ message }: { message: string }) {
  return (
    <div className="outcome outcome--bad" role="alert">
      <p className="outcome__title">Perhaps paid</p>
      <p>{message} Look for the transaction before you pay again.</p>
      <p>
        <Link className="outcome__link" href="/console/transactions">
          Look in the console
        </Link>
      </p>
    </div>
  );
}

function Declined({ charge }: { charge: ChargeOutcome }) {
  const { transaction, message, errors } = charge;
  const code = errors[0]?.code ?? transaction?.processorCode;
  return (
    <div className="outcome outcome--bad" role="alert">
      <p className="outcome__title">Not paid</p>
      <p>
        {code && <code>{code}</code>} {message} Nothing was charged.
      </p>
      {transaction && (
        <p>
          <Link className="outcome__link" href={`/console/transactions/${transaction.id}`}>
            Open in the console
          </Link>
        </p>
      )}
    </div>
  );
}
