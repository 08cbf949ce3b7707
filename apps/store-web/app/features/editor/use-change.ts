import { changeChoice } from './change-choice.ts';
import { useEditor } from './editor-context.tsx';
import { designOf } from './editor-state.ts';
import { loadFontsOf } from './fonts.ts';

/** Changes choices of the design; words that need another font wait for it. */
export function useChange() {
  const { opening, store } = useEditor();
  return async function change(attributes: Readonly<Record<string, string>>): Promise<void> {
    const state = store.getSnapshot();
    const { product } = opening.start;
    const from = { design: designOf(state), card: state.card };
    const next = await changeChoice(product, from, attributes);
    const fonts = await loadFontsOf(next.document);
    store.set({ fonts });
    store.redesign(next);
  };
}
