import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from './api.ts';

export type Loaded<Value> = { reload: () => void } & (
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; message: string }
);

interface Held<Value> {
  key: string;
  value?: Value;
  message?: string;
}

/** What `load` gives for this key; what was there stays while the same key is loaded again. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [held, setHeld] = useState<Held<Value>>({ key: '' });
  const [turn, setTurn] = useState(0);
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    start().then(
      (value) => isWanted && setHeld({ key, value }),
      (error: unknown) => isWanted && setHeld({ key, message: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, turn]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  if (held.key !== key) return { status: 'loading', reload };
  if (held.message !== undefined) return { status: 'failed', message: held.message, reload };
  // Set together with the key.
  return { status: 'ready', value: held.value as Value, reload };
}
