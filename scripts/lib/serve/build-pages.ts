import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hashOf, readStamp, writeStamp } from './content-stamp.ts';
import { inTurn } from './turn.ts';

/** Everything the pages are built from. */
const inputs = [
  'apps/store-web',
  'packages/contract',
  'packages/domain',
  'packages/ui',
  'packages/uploader',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Builds the pages when their sources changed since the last build. */
export async function buildPages(root: string, log: (line: string) => void): Promise<void> {
  const stamp = join(root, 'apps/store-web/dist/stamp');
  if ((await readStamp(stamp)) === (await hashOf(root, inputs))) return;
  await inTurn(join(root, 'node_modules/.cache/albumen-build'), async () => {
    const hash = await hashOf(root, inputs);
    // Another process may have built them while we waited.
    if ((await readStamp(stamp)) === hash) return;
    log('Building the pages …');
    await build(root);
    await writeStamp(stamp, hash);
  });
}

async function build(root: string): Promise<void> {
  const command = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  command.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  command.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(command, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run build failed:\n${Buffer.concat(printed).toString()}`);
}
