import { estimatePassword } from './password-estimator.ts';
import type { ScoreAnswer, ScoreQuestion } from './password-score.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ScoreQuestion>) => {
  const score = estimatePassword(data.password, data.userInputs);
  globalThis.postMessage({ number: data.number, score } satisfies ScoreAnswer);
});
