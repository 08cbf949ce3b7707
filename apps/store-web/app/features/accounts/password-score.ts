import type { PasswordScore } from '@albumen/domain/accounts/password-strength';
import { useEffect, useRef, useState } from 'react';
import { workerUrl } from '../../shell/trusted-html.ts';
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
  const [scored, setScored] = useState<{ password: string; score: PasswordScore }>();
  const inputs = guessableInputs(userInputs).join('\n');

  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void openWorker(worker).then(async (opened) => {
        const score = isCurrent ? await ask(opened, password, inputs.split('\n')) : undefined;
        if (isCurrent && score !== undefined) setScored({ password, score });
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, inputs]);

  useEffect(() => () => closeWorker(worker), []);

  return password === '' ? undefined : scored?.score;
}

type WorkerRef = { current: Worker | undefined };

async function openWorker(ref: WorkerRef): Promise<Worker> {
  if (ref.current !== undefined) return ref.current;
  const { default: url } = await import('./password-estimator.worker.ts?worker&url');
  ref.current ??= new Worker(workerUrl(url), { type: 'module', name: 'password-estimator' });
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
