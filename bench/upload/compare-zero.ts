import type { Page } from '@playwright/test';
import { uploadPresets } from '@albumen/uploader/upload-options';
import { sum } from '../kit/numbers.ts';
import type { Photographer } from '../kit/photographer.ts';
import { report } from '../kit/report.ts';
import { groupsOf } from './groups.ts';

export interface UploadRun {
  page: Page;
  origin: string;
  photographer: Photographer;
  photos: number;
}

const groups = 5;
const target = { atLeast: 0.7 };
const megabyte = 1_000_000;

/** The same files by the zero preset and by a bare PUT loop to a bare server, with the same lanes. */
export async function compareZero({
  page,
  origin,
  photographer,
  photos,
}: UploadRun): Promise<void> {
  const { lanes } = uploadPresets.zero;
  const ours: number[] = [];
  const bare: number[] = [];
  for (const range of groupsOf(photos, groups)) {
    const galleryId = await photographer.newGallery();
    const wish = { origin, galleryId, preset: 'zero' as const };
    bare.push(
      await page.evaluate(([some, count]) => window.bench.bare(some, count), [
        range,
        lanes,
      ] as const),
    );
    ours.push(
      await page.evaluate(([some, to]) => window.bench.upload(some, to), [range, wish] as const),
    );
  }
  const bytes = await page.evaluate((all) => window.bench.bytesOf(all), { from: 0, to: photos });
  const rate = (times: number[]) => `${Math.round(bytes / megabyte / (sum(times) / 1000))} MB/s`;
  report({
    what: 'zero preset against a bare PUT loop',
    value: sum(bare) / sum(ours),
    unit: '×',
    target,
    from: `${rate(ours)} against ${rate(bare)}, ${lanes} lanes, ${Math.round(bytes / megabyte)} MB`,
  });
}
