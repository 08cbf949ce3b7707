import { usePay } from '@albumen/pay-react';
import { useEffect, useState } from 'react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { CodeView } from '../../live-log/code-view.tsx';
import { LiveLog } from '../../live-log/live-log.tsx';
import { note, noteError, type Step } from '../../live-log/log.ts';
import { pageCode, serverCode } from './card-code.ts';
import type { Style } from './styles/styles.ts';

const ofServer: ReadonlySet<Step> = new Set(['token', 'sale', 'webhook']);

/** The code, and what it does as it does it. */
export function Inspector({ facts, style }: { facts: PlaygroundFacts; style: Style }) {
  const [picked, setPicked] = useState<Step>();
  const [file, setFile] = useState<'page' | 'server'>('page');
  useConnectionNotes();
  const pick = (step: Step) => {
    setPicked(step);
    setFile(ofServer.has(step) ? 'server' : 'page');
  };
  const parts = file === 'page' ? pageCode(facts, style) : serverCode(facts);
  return (
    <div className="inspector">
      <section className="inspector__code" aria-labelledby="code-title">
        <div className="inspector__head">
          <h2 id="code-title">The code that runs</h2>
          <div className="inspector__files">
            {(['page', 'server'] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={file === name}
                onClick={() => setFile(name)}
              >
                {name === 'page' ? 'checkout.tsx' : 'server.ts'}
              </button>
            ))}
            <CopyButton key={file} text={parts.map(({ text }) => text).join('')} />
          </div>
        </div>
        <CodeView name={file} parts={parts} picked={picked} />
      </section>
      <LiveLog onPick={pick} />
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error: unknown) => noteError('page', error),
    );
  return (
    <button type="button" onClick={() => void copy()} aria-live="polite">
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}

function useConnectionNotes() {
  const { status, error } = usePay();
  useEffect(() => {
    if (status === 'ready') note('page', 'client.create', { detail: 'ready', step: 'connect' });
    if (status === 'failed') noteError('page', error, 'connect');
  }, [status, error]);
}
