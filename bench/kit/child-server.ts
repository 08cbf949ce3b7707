import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A peer in a process of its own, so that it competes for the cores as the store does. */
export interface ChildServer extends Disposable {
  origin: string;
  pid: number;
}

/** Starts a program whose first line of output is its port on loopback. */
export async function startChildServer(
  script: string,
  args: readonly string[] = [],
): Promise<ChildServer> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code} instead of listening`);
  });
  ended.catch(() => undefined); // later it may end
  const listening = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const port = await Promise.race([listening, ended]);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    [Symbol.dispose]: () => void child.kill('SIGTERM'),
  };
}
