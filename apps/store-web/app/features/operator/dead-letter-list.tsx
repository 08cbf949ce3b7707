import {
  discardDeadLetter,
  retryDeadLetter,
  retryDeadLetters,
  type OperatorOverview,
} from '@albumen/contract/endpoints/operator';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

type Letter = OperatorOverview['deadLetters'][number];

export function DeadLetterList({ letters }: { letters: readonly Letter[] }) {
  if (letters.length === 0) {
    return <EmptyState title="No dead letters">Every job has run, or will run again.</EmptyState>;
  }
  return (
    <>
      {letters.length > 1 && (
        <May right="jobs:manage">
          <RetryAll />
        </May>
      )}
      <ul className="operator__list">
        {letters.map((letter) => (
          <DeadLetter key={letter.id} letter={letter} />
        ))}
      </ul>
    </>
  );
}

/** What an outage has left behind is not pressed one by one. */
function RetryAll() {
  const { isBusy, change } = useChange();
  const retry = () => change(() => call(retryDeadLetters), 'All of them are queued again.');
  return (
    <Button isDense isBusy={isBusy} onClick={() => void retry()}>
      Retry all
    </Button>
  );
}

function DeadLetter({ letter }: { letter: Letter }) {
  const { change } = useChange();
  const params = { id: letter.id };
  const retry = () => change(() => call(retryDeadLetter, { params }), 'The job is queued again.');
  const discard = () => change(() => call(discardDeadLetter, { params }), 'The letter is deleted.');
  return (
    <li className="operator__row">
      <div>
        <p>
          <strong>{letter.jobName}</strong> failed {letter.runs} times, last{' '}
          <Moment at={letter.failedAt} />
        </p>
        <p className="operator__error">{letter.error}</p>
        <details>
          <summary className="text-sm text-muted">What it was to do</summary>
          <pre className="operator__code">{letter.data}</pre>
        </details>
      </div>
      <May right="jobs:manage">
        <div className="operator__actions">
          <Button isDense onClick={() => void retry()}>
            Retry
          </Button>
          <Button isDense kind="quiet" onClick={() => void discard()}>
            Discard
          </Button>
        </div>
      </May>
    </li>
  );
}
