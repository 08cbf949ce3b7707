import type { Page } from '@playwright/test';
import { uploadPresets } from '@albumen/uploader/upload-options';
import { sum } from '../kit/numbers.ts';
import type { Photographer } from '../kit/photographer.ts';
import { report } from '../kit/report.ts';
import { groupsOf, warmUp } from './groups.ts';
import type { Range } from './page/bench-page.ts';

export interface UploadRun {
  page: Page;
  origin: string;
  photographer: Photographer;
  photos: number;
}

const groups = 5;
const goal = { atLeast: 0.7 };
const megabyte = 1_000_000;

/** The same files by the zero preset and by a bare PUT loop to a bare server, with the same lanes. */
export async function compareZero({
  page,
  origin,
  photographer,
  photos,
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
  await sendBare(warmUp);
  await sendOurs(warmUp);
  for (const range of groupsOf(photos, groups)) {
    bare.push(await sendBare(range));
    ours.push(await sendOurs(range));
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
}
