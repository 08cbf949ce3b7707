import type { DesignDocument } from '@albumen/print/document/design-document';
import type { FontKey } from '@albumen/print/fonts/fonts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { designOf } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { loadFontsOf } from './fonts.ts';
import { NotLoaded } from '../opening/not-loaded.ts';
import { fontLabel } from '../panel/font-choices.ts';

const usual: FontKey = 'cormorant';

/** Has a font ready for drawing; false when it did not come. */
export async function isFontReady(store: EditorStore, font: FontKey): Promise<boolean> {
  try {
    const { document } = designOf(store.getSnapshot());
    store.set({ fonts: await loadFontsOf(document, [font]) });
    return true;
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    return false;
  }
}

/** What words of one's own begin in: another font of the design when the usual one does not come. */
export async function firstFontOf(store: EditorStore): Promise<FontKey | undefined> {
  if (await isFontReady(store, usual)) return usual;
  const other = fontIn(designOf(store.getSnapshot()).document);
  const instead =
    other === undefined
      ? 'No words were added; try again in a while.'
      : `Your words begin in ${fontLabel(other)}.`;
  showToast(`The font ${fontLabel(usual)} did not load. ${instead}`);
  return other;
}

function fontIn({ faces }: DesignDocument): FontKey | undefined {
  return faces
    .flatMap(({ layers }) => layers)
    .flatMap((layer) => (layer.kind === 'text' ? [layer.font] : []))[0];
}
