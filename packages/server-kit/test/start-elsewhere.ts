import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/**
 * Runs a script in a process of its own, so that it can be killed; it is gone when the test is.
 * Answers its process id once it has printed its first line.
 */
export async function startElsewhere(script: string, ...args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  await once(createInterface(child.stdout), 'line');
  if (child.pid === undefined) throw new Error('the process did not start');
  return child.pid;
}
