import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { corpusSources, smallCorpus } from '../../packages/imaging/corpus/corpus.ts';
import { createImagingHost } from '../../packages/imaging/src/imaging-host.ts';
import { printAgainstRendition } from '../lib/print-colors.ts';

// Decoder processes give way to everything else, so on a busy computer they take their time.

const photoPath = join(import.meta.dirname, '../../demo/photos/sunset_by_Aitzol_Berasategi.jpg');
const workDir = await mkdtemp(join(tmpdir(), 'print-colors-'));
const host = createImagingHost({ processes: 1 });
const corpus = smallCorpus(
  await corpusSources(photoPath, { text: 'canary', path: join(workDir, 'canary.txt') }),
);

afterAll(async () => {
  await host.close();
  await rm(workDir, { recursive: true });
});

/** Read in other ways, each of these was another picture in print than on the screen, or none. */
test.each([
  'adobe-rgb-by-exif.jpg',
  'profile-pieces-swapped.jpg',
  'display-p3.jpg',
  'cmyk-profile.jpg',
  'ycck.jpg',
  'gray.jpg',
  'progressive.jpg',
  'missing-end-marker.jpg',
  'invalid-sos-parameters.jpg',
  'orientation-7.jpg',
])('%s is printed as it is shown', async (name) => {
  const file = corpus.find((one) => one.file === name);
  if (file === undefined) throw new Error(`the corpus has no ${name}`);
  const path = join(workDir, name);
  await writeFile(path, await file.make());
  expect(await printAgainstRendition(host, path, workDir)).toBeLessThan(1);
});
