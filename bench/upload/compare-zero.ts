import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { uploadPresets } from '@albumen/uploader/upload-options';
import { sum } from '../kit/numbers.ts';
import type { Photographer } from '../kit/photographer.ts';
import { report } from '../kit/report.ts';
import { treeCpuMs } from '../kit/tree-cpu.ts';
import { groupsOf, warmUp } from './groups.ts';
import type { Range } from './page/bench-page.ts';

export interface UploadRun {
  page: Page;
  origin: string;
  photographer: Photographer;
  photos: number;
  /** The tops of the trees of processes that take the photos in. */
  servers: { ours: readonly number[]; bare: readonly number[] };
  /** The folders that they keep the photos in. */
  folders: readonly string[];
}

const groups = 5;
const goal = { atLeast: 0.7 };
const cpuGoal = { atMost: 1.5 };
const megabyte = 1_000_000;

/** The same files by the zero preset and by a bare PUT loop to a bare server, with the same lanes. */
export async function compareZero({
  page,
  origin,
  photographer,
  photos,
  servers,
  folders,
}: UploadRun): Promise<void> {
  const { lanes } = uploadPresets.zero;
  const sendOurs = async (range: Range) => {
    const galleryId = await photographer.newGallery();
    const to = { origin, galleryId, preset: 'zero' as const };
    return page.evaluate(([some, target]) => window.bench.upload(some, target), [
      range,
      to,
    ] as const);
  };
  const sendBare = (range: Range) =>
    page.evaluate(([some, count]) => window.bench.bare(some, count), [range, lanes] as const);
  const ours: number[] = [];
  const bare: number[] = [];
  const cpu = { ours: 0, bare: 0 };
  await sendBare(warmUp);
  await sendOurs(warmUp);
  for (const range of groupsOf(photos, groups)) {
    cpu.bare += await cpuMsWhile(servers.bare, async () => bare.push(await sendBare(range)));
    await forgetFiles(folders);
    cpu.ours += await cpuMsWhile(servers.ours, async () => ours.push(await sendOurs(range)));
    await forgetFiles(folders);
  }
  const bytes = await page.evaluate((all) => window.bench.bytesOf(all), { from: 0, to: photos });
  const rate = (times: number[]) => `${Math.round(bytes / megabyte / (sum(times) / 1000))} MB/s`;
  report({
    what: 'zero preset against a bare PUT loop',
    value: sum(bare) / sum(ours),
    unit: '×',
    target: goal,
    from: `${rate(ours)} against ${rate(bare)}, ${lanes} lanes, ${Math.round(bytes / megabyte)} MB`,
  });
  const each = (ms: number) => Math.round(ms / photos);
  report({
    what: 'processor time of servers and database, zero preset against the bare server',
    value: cpu.ours / cpu.bare,
    unit: '×',
    target: cpuGoal,
    from: `${each(cpu.ours)} against ${each(cpu.bare)} ms a photo`,
  });
}

/** Where the system has no memory left that is free, writing costs it twice as much: of both or of neither. */
async function forgetFiles(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    await Promise.all(files.map(({ parentPath, name }) => rm(join(parentPath, name))));
  }
}

async function cpuMsWhile(tops: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const before = await treeCpuMs(tops);
  await work();
  return (await treeCpuMs(tops)) - before;
}
