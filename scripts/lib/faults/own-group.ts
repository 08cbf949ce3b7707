import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script to its end, with what it starts in a group of their own: whatever is left when it ends, because it
 * threw or hung, would hold memory and processors of those that come after it. PostgreSQL and what a supervisor
 * starts have groups of their own, and end by themselves when their owner has gone.
 *
 * @returns its exit code; null when a signal ended it
 */
export async function runInOwnGroup(script: string): Promise<number | null> {
  const hasGroups = process.platform !== 'win32';
  const child = spawn(process.execPath, [script], { stdio: 'inherit', detached: hasGroups });
  let received: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    received = signal;
    endGroup(child.pid, signal);
  };
  // A group of its own hears nothing of what is pressed at the terminal.
  const passed = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of passed) process.once(signal, pass);
  const ended: unknown[] = await once(child, 'exit');
  for (const signal of passed) process.off(signal, pass);
  if (hasGroups) endGroup(child.pid, 'SIGKILL');
  // Whoever ended this one wants none of those after it.
  if (received !== undefined) process.kill(process.pid, received);
  return typeof ended[0] === 'number' ? ended[0] : null;
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    // Nothing is left of it.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
