import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from './steps.ts';

export interface StepResult {
  name: string;
  isPassed: boolean;
  seconds: number;
}

/** Runs a step to its end and says how it went. */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const startedAt = performance.now();
  if (step.isLive) console.log(`\n▶ ${step.name}`);
  const { code, output } = await run(step, root);
  const seconds = (performance.now() - startedAt) / 1000;
  const isPassed = code === 0;
  if (!isPassed) console.log(output.trimEnd());
  console.log(`${isPassed ? '✓' : '✗'} ${step.name.padEnd(12)} ${seconds.toFixed(1)} s`);
  return { name: step.name, isPassed, seconds };
}

async function run(step: Step, root: string): Promise<{ code: number; output: string }> {
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: step.isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code: code ?? 1, output: Buffer.concat(printed).toString() };
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}
