import type { DesignDocument } from '@albumen/print/design-document';
import type { FontSet } from '@albumen/print/font-set';

/** The fonts of a design's words; undefined while it has none. */
export async function loadFontsOf(document: DesignDocument): Promise<FontSet | undefined> {
  const hasWords = document.faces.some(({ layers }) => layers.some(({ kind }) => kind === 'text'));
  if (!hasWords) return undefined;
  const { fontsOf, loadFonts } = await import('@albumen/print/browser-fonts');
  return loadFonts(fontsOf(document));
}
