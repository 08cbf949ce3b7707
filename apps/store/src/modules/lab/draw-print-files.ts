import { confine } from '@albumen/imaging/confinement';
import { openWorkspace, type JobFolder, type Workspace } from '@albumen/imaging/workspace';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resultName, workName, type PrintResult, type PrintWork } from './print-work.ts';

const longestRunMs = 900_000;
const child = join(import.meta.dirname, 'print-child.ts');
const run = promisify(execFile);

/**
 * Draws the files of an item in a process of its own, which sees only copies of its photos and ends
 * with `signal`; the files are in the folder when it answers.
 */
export async function drawPrintFiles(
  folder: string,
  work: PrintWork,
  signal: AbortSignal | undefined,
): Promise<PrintResult> {
  const workspace = await openWorkspace();
  try {
    return await workspace.withJobFolder(async (job) => {
      await bringWork(job, folder, work);
      await runChild(workspace, job.path, signal);
      return await takeResult(job, folder);
    });
  } finally {
    await workspace.remove();
  }
}

async function bringWork(job: JobFolder, folder: string, work: PrintWork): Promise<void> {
  const photos: Record<string, PrintWork['photos'][string]> = {};
  for (const [photoId, photo] of Object.entries(work.photos)) {
    photos[photoId] = { ...photo, path: await job.bring(photo.path, photoId) };
  }
  const written = join(folder, workName);
  await writeFile(written, JSON.stringify({ ...work, photos }));
  await job.bring(written, workName);
}

async function takeResult(job: JobFolder, folder: string): Promise<PrintResult> {
  const taken = join(folder, resultName);
  await job.fetch(resultName, taken);
  const result = JSON.parse(await readFile(taken, 'utf8')) as PrintResult; // written by our child
  if (result.isMade) for (const { name } of result.files) await job.fetch(name, join(folder, name));
  return result;
}

async function runChild(
  workspace: Workspace,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  // Nothing of our environment reaches a process that reads strangers' bytes.
  const environment = {
    PATH: process.env['PATH'],
    // Fonts are looked for there, and the confined user has no entry of its own.
    HOME: folder,
    VIPS_BLOCK_UNTRUSTED: '1',
    VIPS_CONCURRENCY: '1',
    MALLOC_ARENA_MAX: '1',
  };
  const node = [process.execPath, '--no-warnings', child, folder];
  const command = confine(workspace.confinement, workspace, node);
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['nice', '-n', '10', ...command];
  await run(program, args, {
    env: environment,
    timeout: longestRunMs,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
}
