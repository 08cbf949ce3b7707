import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a process ended. */
export interface ChildEnd {
  /** Words for a person: `exit code 1`, `signal SIGKILL`. */
  reason: string;
  /** Somebody ended it on purpose, so it is no sign of a fault in it. */
  isOrdered: boolean;
}

/** How to run one process. */
export interface ChildPlan {
  /** Shown before each of its lines, such as `web 1`. */
  name: string;
  script: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Descriptors it finds from 3 on. */
  sockets: readonly number[];
}

export interface Child {
  pid: number | undefined;
  /** Whether it printed `ready` before it ended. */
  ready: Promise<boolean>;
  ended: Promise<ChildEnd>;
  /** Asks it to finish, waits, then kills it. */
  stop(limitMs: number): Promise<void>;
}

/** What every process is prepared with before its own module. */
const preparations = ['lifeline.ts', 'passing-bytes.ts', 'steady-heap.ts'].flatMap((name) => [
  '--import',
  new URL(name, import.meta.url).href,
]);

/** Starts a process in a session of its own: Ctrl-C in the terminal is the supervisor's to handle. */
export function startChild(plan: ChildPlan, print: (line: string) => void): Child {
  const child = spawn(process.execPath, [...preparations, plan.script, ...plan.args], {
    env: { ...plan.environment, LISTEN_FDS: String(plan.sockets.length) },
    stdio: ['pipe', 'pipe', 'pipe', ...plan.sockets],
    detached: process.platform !== 'win32',
  });
  // A write end that breaks says nothing that the exit does not say better.
  child.stdin?.on('error', () => undefined);
  const ended = endOf(child);
  const ready = readLines(child.stdout, print);
  void readLines(child.stderr, print);
  return {
    pid: child.pid,
    ended,
    ready: Promise.race([ready, ended.then(() => false)]),
    async stop(limitMs) {
      child.kill('SIGTERM');
      const late = sleep(limitMs, 'late', { ref: false });
      if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
      await ended;
    },
  };
}

async function endOf(child: ChildProcess): Promise<ChildEnd> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return {
      reason: signal === null ? `exit code ${code}` : `signal ${signal}`,
      isOrdered: code === 0 || signal === 'SIGKILL' || signal === 'SIGTERM',
    };
  } catch (error) {
    return { reason: String(error), isOrdered: false };
  }
}

/** Prints the stream's lines; settles when one of them says `ready`. */
function readLines(stream: Readable | null, print: (line: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    if (!stream) return;
    createInterface(stream).on('line', (line) => {
      if (line === 'ready') resolve(true);
      else print(line);
    });
  });
}
