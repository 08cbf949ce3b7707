import { runStep, type StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/** A step waits more than it works: two at once keep two cores busy. */
const stepsAtOnce = 2;

/** Runs the steps in their order, two at a time; what reads the build waits for it. */
export async function runSteps(steps: readonly Step[], root: string): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const build = Promise.withResolvers<void>();
  if (!steps.some(({ name }) => name === 'build')) build.resolve();
  async function takeTurns(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (step.needsBuild) await build.promise;
      results.push(await runStep(step, root));
      if (step.name === 'build') build.resolve();
    }
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, takeTurns));
  return results;
}
