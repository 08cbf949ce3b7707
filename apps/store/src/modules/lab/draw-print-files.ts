import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resultName, workName, type PrintResult, type PrintWork } from './print-work.ts';

const longestRunMs = 900_000;
const child = join(import.meta.dirname, 'print-child.ts');
const run = promisify(execFile);

/** Draws the files of an item in a process of its own, which ends with `signal`; they are in the folder when it answers. */
export async function drawPrintFiles(
  folder: string,
  work: PrintWork,
  signal: AbortSignal | undefined,
): Promise<PrintResult> {
  await writeFile(join(folder, workName), JSON.stringify(work));
  // Nothing of our environment reaches a process that reads strangers' bytes.
  const environment = {
    PATH: process.env['PATH'],
    VIPS_BLOCK_UNTRUSTED: '1',
    VIPS_CONCURRENCY: '1',
    MALLOC_ARENA_MAX: '1',
  };
  const command = [process.execPath, '--no-warnings', child, folder];
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['nice', '-n', '10', ...command];
  await run(program, args, {
    env: environment,
    timeout: longestRunMs,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  return JSON.parse(await readFile(join(folder, resultName), 'utf8')) as PrintResult; // written by our child
}
