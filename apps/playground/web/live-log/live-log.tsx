import { Button } from '@albumen/ui/buttons/button';
import { useEffect, useRef } from 'react';
import { clearLog, useLog, type Lane, type LogEntry, type Step } from './log.ts';
import './live-log.css';
import { scrollable } from '../shell/scrollable.ts';

const lanes: Readonly<Record<Lane, string>> = {
  page: 'Page',
  fields: 'Fields',
  server: 'Server',
  gateway: 'Gateway',
};

interface LiveLogProps {
  /** Shows the place in the code. */
  onPick: (step: Step) => void;
}

/** What happened on the page, in the fields, at the shop's server and at the gateway. */
export function LiveLog({ onPick }: LiveLogProps) {
  const entries = useLog();
  const list = useRef<HTMLOListElement>(null);
  const count = entries.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <section className="log" aria-labelledby="log-title">
      <div className="log__head">
        <h2 id="log-title">As it happens</h2>
        <Button kind="quiet" isDense onClick={clearLog} disabled={entries.length === 0}>
          Clear
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className="log__empty">Type into a field, and its events appear here.</p>
      ) : (
        <ol className="log__list" ref={list} {...scrollable} aria-label="Events and calls">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onPick={onPick} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ entry, onPick }: { entry: LogEntry; onPick: (step: Step) => void }) {
  const { at, lane, title, detail, isError, step } = entry;
  return (
    <li className="log__row" data-lane={lane} data-error={isError ? '' : undefined}>
      <time dateTime={at.toISOString()}>{clockOf(at)}</time>
      <span className="log__lane">{lanes[lane]}</span>
      <span className="log__what">
        {step ? (
          <button type="button" className="log__title" onClick={() => onPick(step)}>
            {title}
          </button>
        ) : (
          <span className="log__title">{title}</span>
        )}
        {detail && <span className="log__detail">{detail}</span>}
      </span>
    </li>
  );
}

function clockOf(at: Date): string {
  const [, time = ''] = at.toISOString().split('T');
  const hour = String(at.getHours()).padStart(2, '0');
  return `${hour}${time.slice(2, 12)}`;
}
