import { changeChoice } from './change-choice.ts';
import type { Editor } from './editor-context.tsx';
import { designOf } from './editor-state.ts';
import type { loadFontsOf } from './fonts.ts';

/**
 * Changes choices of the design. Words that need another font wait for it: what was changed meanwhile
 * stays, and this is made of it anew.
 */
export async function applyChange(
  { opening, store }: Pick<Editor, 'opening' | 'store'>,
  attributes: Readonly<Record<string, string>>,
  loadFonts: typeof loadFontsOf,
): Promise<void> {
  const { product } = opening.start;
  const { card } = store.getSnapshot();
  const design = designOf(store.getSnapshot());
  const next = await changeChoice(product, { design, card }, attributes);
  const fonts = await loadFonts(next.document);
  store.set({ fonts });
  if (designOf(store.getSnapshot()) === design) return store.redesign(next);
  return applyChange({ opening, store }, attributes, loadFonts);
}
