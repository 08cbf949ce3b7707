import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Step } from './steps.ts';

export interface StepResult {
  name: string;
  isPassed: boolean;
  seconds: number;
  /** The end of what it printed. */
  lastLines: string;
}

/** Enough for the errors of a few tests, which come last. */
const lastLineCount = 80;

/** Runs a step to its end and says how it went. */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const startedAt = performance.now();
  if (step.isLive) console.log(`\n▶ ${step.name}`);
  const { code, output } = await run(step, root);
  const seconds = (performance.now() - startedAt) / 1000;
  const isPassed = code === 0;
  if (!isPassed && !step.isLive) console.log(output.trimEnd());
  console.log(`${isPassed ? '✓' : '✗'} ${step.name.padEnd(12)} ${seconds.toFixed(1)} s`);
  const lastLines = output.trimEnd().split('\n').slice(-lastLineCount).join('\n');
  return { name: step.name, isPassed, seconds, lastLines };
}

async function run(step: Step, root: string): Promise<{ code: number; output: string }> {
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk));
    if (step.isLive) printNamed(stream, step.name);
  }
  try {
    const [code]: unknown[] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : 1, output: Buffer.concat(printed).toString() };
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}

/** Two steps print at once: each line says whose it is. */
function printNamed(stream: Readable, name: string): void {
  createInterface({ input: stream }).on('line', (line) =>
    console.log(`${name.padEnd(7)} │ ${line}`),
  );
}
