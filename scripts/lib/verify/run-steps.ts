import { runStep, type StepResult } from './run-step.ts';
import { build, type Step } from './steps.ts';

/** A step waits more than it works: two at once keep two cores busy. */
const stepsAtOnce = 2;

/** Runs the build by itself, then the steps in their order, two at a time. */
export async function runSteps(steps: readonly Step[], root: string): Promise<StepResult[]> {
  const waiting = steps.filter((step) => step !== build);
  const results: StepResult[] = [];
  if (steps.includes(build)) results.push(await runStep(build, root));
  async function takeTurns(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step, root));
    }
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, takeTurns));
  return results;
}
