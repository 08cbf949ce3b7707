import {
  discardDeadLetter,
  retryDeadLetter,
  retryDeadLetters,
  type OperatorOverview,
} from '@albumen/contract/endpoints/operator';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useRevalidator } from 'react-router';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';

type Letter = OperatorOverview['deadLetters'][number];

export function DeadLetterList({ letters }: { letters: readonly Letter[] }) {
  if (letters.length === 0) {
    return <EmptyState title="No dead letters">Every job has run, or will run again.</EmptyState>;
  }
  return (
    <>
      {letters.length > 1 && <RetryAll />}
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
  const { revalidate } = useRevalidator();
  const retry = async () => {
    const reply = await call(retryDeadLetters);
    if (!reply.ok) return openOverlay('error', { message: reply.problem.title });
    showToast('All of them are queued again.');
    return revalidate();
  };
  return (
    <Button isDense onClick={() => void retry()}>
      Retry all
    </Button>
  );
}

function DeadLetter({ letter }: { letter: Letter }) {
  const { revalidate } = useRevalidator();
  const act = async (endpoint: typeof retryDeadLetter | typeof discardDeadLetter, done: string) => {
    const reply = await call(endpoint, { params: { id: letter.id } });
    if (!reply.ok) return openOverlay('error', { message: reply.problem.title });
    showToast(done);
    return revalidate();
  };
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
      <div className="operator__actions">
        <Button isDense onClick={() => void act(retryDeadLetter, 'The job is queued again.')}>
          Retry
        </Button>
        <Button
          isDense
          kind="quiet"
          onClick={() => void act(discardDeadLetter, 'The letter is deleted.')}
        >
          Discard
        </Button>
      </div>
    </li>
  );
}
