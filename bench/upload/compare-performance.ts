import { uploadPresets } from '@albumen/uploader/upload-options';
import { sum } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';
import type { UploadRun } from './compare-zero.ts';
import { groupsOf } from './groups.ts';
import type { StageTimes } from './page/stages.ts';

const groups = 3;
const target = { atMost: 1.25 };
/** As the engine has it on HTTP/1.1. */
const connections = 4;
const stageNames = ['hashing', 'looking', 'signing', 'putting', 'registering'] as const;

/** The performance preset as a whole against the sum of its stages, each alone on the machine. */
export async function comparePerformance(run: UploadRun): Promise<void> {
  const { page, origin, photographer, photos } = run;
  const { lanes } = uploadPresets.performance;
  const totals: number[] = [];
  const stages: StageTimes[] = [];
  for (const range of groupsOf(photos, groups)) {
    const apart = { origin, galleryId: await photographer.newGallery(), lanes, connections };
    const together = {
      origin,
      galleryId: await photographer.newGallery(),
      preset: 'performance' as const,
    };
    stages.push(
      await page.evaluate(([some, to]) => window.bench.stages(some, to), [range, apart] as const),
    );
    totals.push(
      await page.evaluate(([some, to]) => window.bench.upload(some, to), [
        range,
        together,
      ] as const),
    );
  }
  const seconds = (times: readonly number[]) => (sum(times) / 1000).toFixed(1);
  const parts = stageNames.map((name) => `${name} ${seconds(stages.map((times) => times[name]))}`);
  report({
    what: 'performance preset against the sum of its stages',
    value: sum(totals) / sum(stages.flatMap((times) => stageNames.map((name) => times[name]))),
    unit: '×',
    target,
    from: `${seconds(totals)} s for ${photos} photos; ${parts.join(', ')} s`,
  });
}
