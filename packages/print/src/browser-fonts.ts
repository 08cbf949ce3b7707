import { fontFiles } from './browser-font-files.gen.ts';
import type { DesignDocument } from './design-document.ts';
import { createFontSet, type FontSet } from './font-set.ts';
import type { FontKey } from './fonts.ts';

const loaded = new Map<FontKey, Promise<readonly ArrayBuffer[]>>();

/**
 * Loads the files of fonts, each once a page, and answers a set that draws them and every other font
 * that was loaded before. Rejects when a file cannot be had; asking again tries again.
 */
export async function loadFonts(keys: readonly FontKey[]): Promise<FontSet> {
  const wanted = new Set([...loaded.keys(), ...keys]);
  const files = await Promise.all(
    [...wanted].map(async (key) => [key, await filesOf(key)] as const),
  );
  return createFontSet(new Map(files));
}

/** The fonts that a design is set in. */
export function fontsOf({ faces }: DesignDocument): FontKey[] {
  const layers = faces.flatMap((face) => face.layers);
  return [...new Set(layers.flatMap((layer) => (layer.kind === 'text' ? [layer.font] : [])))];
}

function filesOf(key: FontKey): Promise<readonly ArrayBuffer[]> {
  const found = loaded.get(key) ?? Promise.all(fontFiles[key]().map(fetchFile));
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

async function fetchFile(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`a font's file answers ${reply.status}`);
  return reply.arrayBuffer();
}
