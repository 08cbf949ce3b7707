import { availableParallelism } from 'node:os';
import { runStep, type StepResult } from './run-step.ts';
import { browser, build, unit, type Step } from './steps.ts';

/** With fewer cores, the long steps hold up whatever runs beside them, and each other. */
const coresForAll = 4;

/**
 * Runs the build by itself, then the steps two at a time: where there are cores enough, the longest from the
 * beginning, else the cheap ones first and each long one alone.
 */
export async function runSteps(steps: readonly Step[], root: string): Promise<StepResult[]> {
  const long = [browser, unit];
  const cheap = steps.filter((step) => step !== build && !long.includes(step));
  const phases =
    availableParallelism() < coresForAll
      ? [[build], cheap, [browser], [unit]]
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
