import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withScratchFolder } from '../../scratch-folder.ts';
import { sweepScratch } from './scratch.ts';

test('the folder of a run is gone after it, however it ended', async () => {
  const seen: string[] = [];
  await withScratchFolder(async (folder) => void seen.push(folder));
  const failing = withScratchFolder(async (folder) => {
    seen.push(folder);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  for (const folder of seen) await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('folders of killed workers are swept, those in use and those of others are not', async () => {
  const hoursAgo = Date.now() / 1000 - 7_200;
  const old = join(tmpdir(), `albumen-render-${randomUUID()}`);
  const foreign = join(tmpdir(), `albumen-other-${randomUUID()}`);
  for (const folder of [old, foreign]) {
    await mkdir(folder);
    await utimes(folder, hoursAgo, hoursAgo);
  }
  await withScratchFolder(async (folder) => {
    await sweepScratch(new Date());
    await expect(stat(old)).rejects.toThrow('ENOENT');
    expect((await stat(foreign)).isDirectory()).toBe(true);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });
  await rm(foreign, { recursive: true });
});
