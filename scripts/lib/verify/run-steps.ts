import { availableParallelism } from 'node:os';
import { runStep, type StepResult } from './run-step.ts';
import { browser, build, unit, type Step } from './steps.ts';

/** With fewer cores, the unit tests need all of them; journeys wait for each other and leave some. */
const coresForAll = 4;

/**
 * Runs the build by itself, then the steps two at a time: where there are cores enough, the longest from the
 * beginning, else the journeys with the cheap ones beside them and the unit tests alone.
 */
export async function runSteps(steps: readonly Step[], root: string): Promise<StepResult[]> {
  const long = [browser, unit];
  const cheap = steps.filter((step) => step !== build && !long.includes(step));
  const phases =
    availableParallelism() < coresForAll
      ? [[build], [browser, ...cheap], [unit]]
      : [[build], [browser, ...cheap, unit]];
  const results: StepResult[] = [];
  for (const phase of phases) {
    const chosen = phase.filter((step) => steps.includes(step));
    results.push(...(await runTwoAtATime(chosen, root)));
  }
  return results;
}

async function runTwoAtATime(steps: readonly Step[], root: string): Promise<StepResult[]> {
  const waiting = steps.values();
  const results: StepResult[] = [];
  async function takeTurns(): Promise<void> {
    for (const step of waiting) results.push(await runStep(step, root));
  }
  await Promise.all([takeTurns(), takeTurns()]);
  return results;
}
