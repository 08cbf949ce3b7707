import type { FaceFinder } from '@albumen/faces/face-finder';
import { composeOf, seeded } from '../crops/composed-photo.ts';
import { markedHeads } from '../crops/heads.ts';
import { processorMs } from '../kit/processor-time.ts';
import { report } from '../kit/report.ts';

/** A wedding, which two idle cores are to look through in so many minutes. */
const weddingPhotos = 3_200;
const cores = 2;
const wantedMinutes = 40;

/** What it costs to look through photos of four faces, as cameras shape them, with what tells faces apart. */
export async function reportIndexing(finder: FaceFinder, photos: number): Promise<void> {
  let [spentMs, faces] = [0, 0];
  for (let number = 0; number < photos; number += 1) {
    const ratio = number % 3 === 0 ? 2 / 3 : 3 / 2;
    const { jpeg } = await composeOf(seeded(9, number), { heads: markedHeads, ratio, count: 4 });
    const before = await processorMs(process.pid);
    const found = await finder.find({ jpeg, withDescriptors: true });
    spentMs += (await processorMs(process.pid)) - before;
    faces += found?.faces.length ?? 0;
  }
  const eachMs = spentMs / photos;
  report({
    what: 'processor time of a photo of four faces',
    value: eachMs,
    unit: 'ms',
    target: { atMost: (wantedMinutes * 60_000 * cores) / weddingPhotos },
    from: `${photos} photos, ${faces} faces found; ${weddingPhotos.toLocaleString('en-US')} such photos take ${cores} idle cores ${((eachMs * weddingPhotos) / cores / 60_000).toFixed(0)} minutes`,
  });
}
