import type { PasswordScore } from '@albumen/domain/accounts/password-strength';
import { useEffect, useRef, useState } from 'react';
import { workerUrl } from '../../../shell/trusted-html.ts';
// oxlint-disable-next-line import/default -- Vite answers the address of the bundled worker
import estimatorUrl from './password-estimator.worker.ts?worker&url';
import { guessableInputs } from './password-inputs.ts';

export interface ScoreQuestion {
  number: number;
  password: string;
  userInputs: string[];
}

export interface ScoreAnswer {
  number: number;
  score: PasswordScore;
}

const pauseMs = 150;

/**
 * The score of what is typed, once typing pauses. The estimator and its dictionaries are fetched with
 * the first letter, and live in a worker so that they never hold up the keyboard. Without them (no
 * network, an old browser) there is no score, and the form works all the same.
 */
export function usePasswordScore(
  password: string,
  userInputs: readonly string[],
): PasswordScore | undefined {
  const worker = useRef<Worker | undefined>(undefined);
  const [scored, setScored] = useState<PasswordScore>();
  const inputs = guessableInputs(userInputs).join('\n');

  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void ask(openWorker(worker), password, inputs.split('\n')).then((score) => {
        if (isCurrent && score !== undefined) setScored(score);
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, inputs]);

  useEffect(() => () => closeWorker(worker), []);

  return password === '' ? undefined : scored;
}

type WorkerRef = { current: Worker | undefined };

function openWorker(ref: WorkerRef): Worker {
  ref.current ??= new Worker(workerUrl(estimatorUrl), {
    type: 'module',
    name: 'albumen-password-estimator',
  });
  return ref.current;
}

function closeWorker(ref: WorkerRef): void {
  ref.current?.terminate();
  ref.current = undefined;
}

let asked = 0;

function ask(
  worker: Worker,
  password: string,
  userInputs: string[],
): Promise<PasswordScore | undefined> {
  asked += 1;
  const question: ScoreQuestion = { number: asked, password, userInputs };
  return new Promise((resolve) => {
    const done = (score?: PasswordScore) => {
      worker.removeEventListener('message', listen);
      resolve(score);
    };
    const listen = ({ data }: MessageEvent<ScoreAnswer>) => {
      if (data.number === question.number) done(data.score);
    };
    worker.addEventListener('message', listen);
    worker.addEventListener('error', () => done(), { once: true });
    worker.postMessage(question);
  });
}
