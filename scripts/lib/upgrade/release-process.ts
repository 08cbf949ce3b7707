import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@albumen/server-kit/free-port';

/** Web and worker process of one release. */
export interface RunningRelease {
  port: number;
  stop: () => Promise<void>;
}

const readyWithinMs = 60_000;

/** Runs the programs in a release's folder, as each machine of a fleet does. */
export async function startRelease(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<RunningRelease> {
  const port = await findFreePort();
  const children = ['web', 'worker'].map((role) =>
    spawn(process.execPath, [join(folder, 'apps/store/src/main.ts'), `--role=${role}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment, PORT: String(port) },
    }),
  );
  await untilReady(port);
  return {
    port,
    async stop() {
      await Promise.all(
        children.map(async (child) => {
          child.kill('SIGTERM');
          if (child.exitCode === null) await once(child, 'exit');
        }),
      );
    },
  };
}

async function untilReady(port: number): Promise<void> {
  const givesUpAt = performance.now() + readyWithinMs;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > givesUpAt) throw new Error('the release does not become ready');
    await sleep(100);
  }
}
