import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { corpusSources, smallCorpus } from '../../packages/imaging/corpus/corpus.ts';
import { createImagingHost } from '../../packages/imaging/src/imaging-host.ts';
import { printAgainstRendition } from '../lib/print-colors.ts';

const photoPath = join(import.meta.dirname, '../../demo/photos/sunset_by_Aitzol_Berasategi.jpg');

test(
  'every odd original that the gallery shows is printed within one ΔE of it',
  { timeout: 1_200_000 },
  async () => {
    const workDir = await mkdtemp(join(tmpdir(), 'print-colors-'));
    const host = createImagingHost({ processes: 1 });
    const canary = { text: 'canary', path: join(workDir, 'canary.txt') };
    const files = smallCorpus(await corpusSources(photoPath, canary));
    const differences = new Map<string, number>();
    const apart: string[] = [];
    for (const { file, make } of files) {
      const path = join(workDir, file);
      await writeFile(path, await make());
      const difference = await printAgainstRendition(host, path, workDir).catch(
        (error: unknown) => {
          apart.push(`${file}: ${String(error)}`);
          return null;
        },
      );
      if (difference !== null) differences.set(file, difference);
      if ((difference ?? 0) > 1) apart.push(`${file}: ${difference?.toFixed(2)}`);
      await rm(path);
    }
    await host.close();
    await rm(workDir, { recursive: true });
    const mean = differences.values().reduce((sum, one) => sum + one, 0) / differences.size;
    console.log(
      `${differences.size} of ${files.length} printed, ${mean.toFixed(3)} ΔE on the mean`,
    );
    expect(files.length).toBeGreaterThanOrEqual(195);
    expect(differences.size).toBeGreaterThanOrEqual(80);
    expect(apart).toEqual([]);
  },
);
