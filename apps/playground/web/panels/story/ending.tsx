import { Link } from '../../shell/link.tsx';
import type { Ending } from './settle.ts';

interface EndingProps {
  ending: Ending;
  gatewayUrl: string;
  /** What stands before the amount of a charge. */
  doneWord: string;
}

/** What came of it, and where to go on. */
export function StoryEnding({ ending, gatewayUrl, doneWord }: EndingProps) {
  if (ending.kind === 'waiting') {
    return (
      <div className="outcome">
        <p className="outcome__title">Waiting for the phone</p>
        <p>The shop is notified by webhook once it is confirmed.</p>
        <a
          className="outcome__link"
          href={`${gatewayUrl}/phone?for=${encodeURIComponent(ending.on)}`}
          target="_blank"
          rel="noopener"
        >
          Open the phone
        </a>
      </div>
    );
  }
  const transaction = ending.kind === 'charged' ? ending.charge.transaction : undefined;
  if (ending.kind === 'charged' && ending.charge.isSuccess && transaction) {
    return (
      <div className="outcome outcome--good">
        <p className="outcome__title">
          {doneWord} {transaction.amount} {transaction.currency}
        </p>
        <Link className="outcome__link" href={`/console/transactions/${transaction.id}`}>
          Open in the console
        </Link>
      </div>
    );
  }
  const { code, message } =
    ending.kind === 'failed' ? ending : { code: undefined, message: ending.charge.message };
  return (
    <div className="outcome outcome--bad" role="alert">
      <p className="outcome__title">Not paid</p>
      <p>
        {code && <code>{code}</code>} {message} Nothing was charged.
      </p>
    </div>
  );
}
