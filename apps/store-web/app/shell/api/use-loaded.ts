import { useEffect, useRef, useState } from 'react';
import type { Reply } from './api.ts';

export interface Loaded<Value> {
  /** What came before stays until its successor is there. */
  value: Value | undefined;
  /** Why the last call gave none. */
  failure: string | undefined;
  /** How many there were, failures among them. */
  answers: number;
  reload: () => void;
}

/** What a call answers; asked once more with another key, and when told to. */
export function useLoaded<Value>(key: string, ask: () => Promise<Reply<Value>>): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<string>();
  const [answers, setAnswers] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let isWanted = true;
    void latest.current().then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setValue(() => reply.value);
      setFailure(reply.ok ? undefined : reply.problem.title);
      setAnswers((count) => count + 1);
    });
    return () => {
      isWanted = false;
    };
  }, [key, attempts]);
  return { value, failure, answers, reload: () => setAttempts((count) => count + 1) };
}
