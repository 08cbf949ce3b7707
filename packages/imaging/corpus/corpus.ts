import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { bombFiles } from './bomb-files.ts';
import type { CorpusFile, CorpusSources } from './corpus-file.ts';
import { brokenHeaderFiles, flippedFiles, truncatedFiles } from './damaged-files.ts';
import { giantFiles, type GiantSources } from './giant-files.ts';
import { goodFiles } from './good-files.ts';
import { disguisedFiles, oddNames, polyglotFiles } from './polyglot-files.ts';

const photoWidth = 1600;

/** Prepares what the corpus is made from; `canaryPath` is where the caller keeps `canary`. */
export async function corpusSources(
  photoPath: string,
  canary: { readonly text: string; readonly path: string },
): Promise<CorpusSources> {
  const small = await sharp(await readFile(photoPath))
    .resize(photoWidth)
    .toBuffer();
  return {
    photo: await sharp(small).jpeg({ quality: 85 }).toBuffer(),
    progressive: await sharp(small).jpeg({ quality: 85, progressive: true }).toBuffer(),
    canary: canary.text,
    canaryPath: canary.path,
  };
}

/** All but the giants: made from bytes in a moment. */
export function smallCorpus(sources: CorpusSources): CorpusFile[] {
  return [
    ...goodFiles(sources),
    ...truncatedFiles(sources),
    ...brokenHeaderFiles(sources),
    ...flippedFiles(sources),
    ...bombFiles(sources),
    ...polyglotFiles(sources),
    ...disguisedFiles(sources),
    ...oddNames(sources),
  ];
}

/** All files, more than 200: broken, hostile, odd and good. */
export function wholeCorpus(sources: CorpusSources, giants: GiantSources): CorpusFile[] {
  return [...smallCorpus(sources), ...giantFiles(giants)];
}
