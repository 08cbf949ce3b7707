import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkCorpus } from './check-corpus.ts';
import { corpusSources, smallCorpus } from './corpus.ts';
import { writeCorpus } from './write-corpus.ts';

const photoPath = fileURLToPath(
  new URL('../../../demo/photos/sunset_by_Aitzol_Berasategi.jpg', import.meta.url),
);

/** Files of many megabytes are left to `scripts/faults/corpus.ts`. */
const isLarge = /-mb|million|30000-squared\.jpg$|megapixels|everywhere|limit/;

test(
  'one in five of the hostile files is rendered or refused as it must be',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
    const canary = { text: `canary-${process.hrtime.bigint()}`, path: join(folder, 'canary.txt') };
    await writeFile(canary.path, canary.text);
    const all = smallCorpus(await corpusSources(photoPath, canary));
    expect(all.length).toBeGreaterThanOrEqual(195);
    const files = all
      .filter(({ file }) => !isLarge.test(file))
      .filter((_, index) => index % 5 === 0);
    expect(files.length).toBeGreaterThanOrEqual(40);
    await writeCorpus(folder, files);
    const results = await checkCorpus(files, { folder, workDir: folder, canary: canary.text });
    const faults = results.flatMap((result) =>
      result.faults.map((fault) => `${result.file.file}: ${fault}`),
    );
    await rm(folder, { recursive: true });
    expect(faults).toEqual([]);
  },
);

test('the corpus names every file once', async () => {
  const all = smallCorpus(await corpusSources(photoPath, { text: 'x', path: '/x' }));
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
});
