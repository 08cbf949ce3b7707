import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf } from '../process-tree.ts';
import type { Image } from './build-image.ts';
import { runProgram } from '../run-program.ts';
import { nodeUser } from './root-folders.ts';

export interface Container {
  process: ChildProcess;
  /** Tells it to end, as an engine does, and answers with what it ended. */
  stop: () => Promise<number | null>;
}

/** As `compose.yaml` has it, without a lab's folder: only `/tmp` and `/data` can be written, which all of them share. */
export function sealImage({ root }: Image, data: string): void {
  mkdirSync(data);
  chownSync(data, nodeUser, nodeUser);
  runProgram('mount', '--bind', data, join(root, 'data'));
  runProgram('mount', '-t', 'tmpfs', 'tmp', join(root, 'tmp'));
  runProgram('mount', '-o', 'remount,ro', root);
}

/** Starts a command of the image as its user, who gets no rights, as the first process it sees. */
export function start(
  image: Image,
  command: string,
  settings: Readonly<Record<string, string>>,
): Container {
  const { root, workdir, user, environment, entrypoint } = image;
  const who = ['--reuid', user, '--regid', user, '--init-groups', '--no-new-privs'];
  const rights = ['--inh-caps=-all', '--bounding-set=-all'];
  const inside = ['setpriv', ...who, ...rights, ...entrypoint, command];
  const chosen = ['chroot', root, 'sh', '-c', `cd ${workdir}; exec "$@"`, 'sh', ...inside];
  const child = spawn('unshare', ['--pid', '--fork', '--kill-child', ...chosen], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, HOME: '/tmp', ...settings },
  });
  return {
    process: child,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      const [first] = await descendantsOf(child.pid ?? 0);
      if (first !== undefined) process.kill(first, 'SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
