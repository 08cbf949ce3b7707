/**
 * Runs the file store's contract suite against OpenStack Swift, whose S3 interface checks
 * signatures, MD5 and If-None-Match as Amazon's does and the quick fake of `npm test` does not.
 * Swift is unpacked from Debian's packages into `.cache/swift`; nothing is installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { credentials } from './swift/configuration.ts';
import { CannotRunSwift, unpackSwift } from './swift/debian-packages.ts';
import { startSwift } from './swift/server.ts';

const root = join(import.meta.dirname, '..');

/** Ctrl-C ends the suite; everything else follows from that. */
const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted.abort());

async function main(): Promise<number> {
  await mkdir(join(root, '.cache'), { recursive: true });
  console.log('Unpacking Swift into .cache/swift …');
  const env = await unpackSwift(join(root, '.cache', 'swift'));
  console.log('Starting Swift …');
  const swift = await startSwift(env, interrupted.signal);
  try {
    return await runSuite(swift.endpoint);
  } finally {
    await swift.stop();
  }
}

async function runSuite(endpoint: string): Promise<number> {
  const suite = spawn('vitest', ['run', 'packages/file-store/src/s3.test.ts'], {
    cwd: root,
    stdio: 'inherit',
    signal: interrupted.signal,
    env: {
      ...process.env,
      TEST_S3_NAME: "Swift's S3 interface",
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_ACCESS_KEY_ID: credentials.accessKeyId,
      TEST_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  });
  const [code]: (number | null)[] = await once(suite, 'exit');
  return code ?? 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isKnown = error instanceof CannotRunSwift || interrupted.signal.aborted;
  if (!isKnown || !(error instanceof Error)) throw error;
  console.error(`${error.message}\n\nNothing was tested against Swift.`);
  process.exitCode = 1;
}
