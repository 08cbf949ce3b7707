import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { settle, type Ending } from './settle.ts';

/** A binding of the SDK, as far as the page tells of it. */
interface Binding {
  status: string;
  error: unknown;
}

/** Tells how a component was made, and keeps what became of the last payment. */
export function useEnding(component: string, { status, error }: Binding) {
  const [ending, setEnding] = useState<Ending>();
  useEffect(() => {
    if (status === 'ready') note('page', `${component}.create`, { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [component, status, error]);
  /** Names the call in the log, forgets the last ending and waits for the next. */
  const attempt = async (
    call: string,
    detail: string,
    work: () => Promise<Ending>,
  ): Promise<void> => {
    setEnding(undefined);
    note('page', call, { detail, step: 'tokenize' });
    setEnding(await settle(work));
  };
  return { ending, setEnding, attempt };
}
