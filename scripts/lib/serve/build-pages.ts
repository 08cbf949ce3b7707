import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hashOf, readStamp, writeStamp } from './content-stamp.ts';
import { inTurn } from './turn.ts';

interface Buildable {
  /** As in "Building the …" */
  title: string;
  workspace: string;
  folder: string;
  /** Everything it is built from. */
  inputs: readonly string[];
}

const pages: Buildable = {
  title: 'pages',
  workspace: '@albumen/store-web',
  folder: 'apps/store-web',
  inputs: [
    'apps/store-web',
    'packages/contract',
    'packages/domain',
    'packages/pay-react',
    'packages/print',
    'packages/ui',
    'packages/uploader',
    'package-lock.json',
    'tsconfig.base.json',
  ],
};

const pay: Buildable = {
  title: 'payment SDK',
  workspace: '@albumen/pay',
  folder: 'packages/pay',
  inputs: ['packages/pay', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'],
};

const playground: Buildable = {
  title: 'playground',
  workspace: '@albumen/playground',
  folder: 'apps/playground',
  inputs: [
    'apps/playground',
    'packages/pay-react/src',
    'packages/ui',
    'package-lock.json',
    'tsconfig.base.json',
  ],
};

/** Builds the pages when their sources changed since the last build. */
export function buildPages(root: string, log: (line: string) => void): Promise<void> {
  return buildOnce(root, pages, log);
}

/** Builds the payment SDK when its sources changed since the last build. */
export function buildPay(root: string, log: (line: string) => void): Promise<void> {
  return buildOnce(root, pay, log);
}

/** Builds the playground's page when its sources changed since the last build. */
export function buildPlayground(root: string, log: (line: string) => void): Promise<void> {
  return buildOnce(root, playground, log);
}

async function buildOnce(
  root: string,
  { title, workspace, folder, inputs }: Buildable,
  log: (line: string) => void,
): Promise<void> {
  const stamp = join(root, folder, 'dist/stamp');
  if ((await readStamp(stamp)) === (await hashOf(root, inputs))) return;
  await inTurn(join(root, 'node_modules/.cache/albumen-build'), async () => {
    const hash = await hashOf(root, inputs);
    // Another process may have built it while we waited.
    if ((await readStamp(stamp)) === hash) return;
    log(`Building the ${title} …`);
    await build(root, workspace);
    await writeStamp(stamp, hash);
  });
}

async function build(root: string, workspace: string): Promise<void> {
  const args = ['run', '--silent', 'build', '--workspace', workspace];
  const command = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  command.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  command.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code]: unknown[] = await once(command, 'close');
  if (code !== 0)
    throw new Error(`the build of ${workspace} failed:\n${Buffer.concat(printed).toString()}`);
}
