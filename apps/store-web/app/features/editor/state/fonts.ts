import type { DesignDocument } from '@albumen/print/document/design-document';
import type { FontSet } from '@albumen/print/fonts/font-set';
import type { FontKey } from '@albumen/print/fonts/fonts';
import { orNotLoaded } from '../opening/not-loaded.ts';

/**
 * The fonts of a design's words, and more that are asked for; undefined while there are no words.
 * Rejects with `NotLoaded` when a file cannot be had.
 */
export async function loadFontsOf(
  document: DesignDocument,
  more: readonly FontKey[] = [],
): Promise<FontSet | undefined> {
  const hasText = document.faces.some(({ layers }) => layers.some(({ kind }) => kind === 'text'));
  if (!hasText && more.length === 0) return undefined;
  return orNotLoaded(load(document, more), 'A font of this design did not load.');
}

async function load(document: DesignDocument, more: readonly FontKey[]): Promise<FontSet> {
  const { fontsOf, loadFonts } = await import('@albumen/print/browser/fonts');
  return loadFonts([...fontsOf(document), ...more]);
}
