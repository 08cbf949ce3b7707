import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontSet, type FontSet } from '../fonts/font-set.ts';
import { fontFaces, type FontKey } from '../fonts/fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** Letters of the West first: nearly every line needs no other file. */
const subsets = ['latin', 'latin-ext'];

/** The files of a font on the server's disk. Some fonts have no second file. */
async function readFont(key: FontKey): Promise<ArrayBuffer[]> {
  const face = fontFaces[key];
  const files: ArrayBuffer[] = [];
  for (const subset of subsets) {
    const name = `${face.package}-${subset}-${face.weight}-${face.style}.woff`;
    const bytes = await readIfThere(`@fontsource/${face.package}/files/${name}`);
    if (bytes !== undefined) files.push(bytes);
  }
  if (files.length === 0) throw new Error(`no files of the font ${key}`);
  return files;
}

async function readIfThere(specifier: string): Promise<ArrayBuffer | undefined> {
  try {
    const bytes = await readFile(resolve(specifier));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing || isUnresolved(error)) return undefined;
    throw error;
  }
}

function isUnresolved(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
}

/** Reads fonts for the server's painter; every font when left out (about 3 MB). */
export async function readServerFonts(
  keys: readonly FontKey[] = Object.keys(fontFaces) as FontKey[], // keys of a literal object
): Promise<FontSet> {
  const files = await Promise.all(keys.map(async (key) => [key, await readFont(key)] as const));
  return createFontSet(new Map(files));
}
