import { fontFiles } from './font-files.gen.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { createFontSet, type FontSet } from '../fonts/font-set.ts';
import type { FontKey } from '../fonts/fonts.ts';

const asked = new Map<FontKey, Promise<void>>();
const loaded = new Map<FontKey, readonly ArrayBuffer[]>();

/**
 * Loads the files of fonts, each once a page, and answers a set that draws them and every other font
 * that was loaded before; those still under way are not waited for. Rejects when a file cannot be
 * had; asking again tries again.
 */
export async function loadFonts(keys: readonly FontKey[]): Promise<FontSet> {
  await Promise.all(keys.map(load));
  return createFontSet(new Map(loaded));
}

/** The fonts that a design is set in. */
export function fontsOf({ faces }: DesignDocument): FontKey[] {
  const layers = faces.flatMap((face) => face.layers);
  return [...new Set(layers.flatMap((layer) => (layer.kind === 'text' ? [layer.font] : [])))];
}

function load(key: FontKey): Promise<void> {
  const found = asked.get(key) ?? fetchFiles(key);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}

async function fetchFiles(key: FontKey): Promise<void> {
  loaded.set(key, await Promise.all(fontFiles[key]().map(fetchFile)));
}

async function fetchFile(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`a font's file answers ${reply.status}`);
  return reply.arrayBuffer();
}
