import { availableParallelism } from 'node:os';
import { runStep, type StepResult } from './run-step.ts';
import { build, unit, type Step } from './steps.ts';

/** A step waits now and then: two at once keep two cores busy. */
const stepsAtOnce = 2;
/** With fewer, journeys and tests hold each other up more than they wait. */
const coresForBoth = 4;

/** Runs the build by itself, then the steps in their order, two at a time; on few cores the tests come last, alone. */
export async function runSteps(steps: readonly Step[], root: string): Promise<StepResult[]> {
  const isLast = (step: Step) => step === unit && availableParallelism() < coresForBoth;
  const waiting = steps.filter((step) => step !== build && !isLast(step));
  const results: StepResult[] = [];
  if (steps.includes(build)) results.push(await runStep(build, root));
  async function takeTurns(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step, root));
    }
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, takeTurns));
  for (const step of steps.filter(isLast)) results.push(await runStep(step, root));
  return results;
}
