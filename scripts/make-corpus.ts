import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { corpusSources, smallCorpus, wholeCorpus } from '../packages/imaging/corpus/corpus.ts';
import { writeCorpus } from '../packages/imaging/corpus/write-corpus.ts';

const photos = resolve(import.meta.dirname, '../demo/photos');
const cacheDir = resolve(import.meta.dirname, '../.cache/corpus');

const [folder, flag] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/make-corpus.ts FOLDER [--small]');
  process.exit(1);
}

await mkdir(folder, { recursive: true });
// A secret beside the files: if it ever shows up in an output, something read what it should not.
const canary = { text: `canary-${randomUUID()}`, path: resolve(folder, 'canary.txt') };
await writeFile(canary.path, canary.text);
const sources = await corpusSources(join(photos, 'sunset_by_Aitzol_Berasategi.jpg'), canary);
const giants = { sourcePath: join(photos, 'Kleiber_by_Lukas_Baubkus.jpg'), cacheDir };
const files = flag === '--small' ? smallCorpus(sources) : wholeCorpus(sources, giants);
await writeCorpus(folder, files);
console.log(`${files.length} files in ${folder}`);
