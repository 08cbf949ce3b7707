import { priceItem, type ItemPrice } from '@albumen/domain/pricing/item-price';
import type { Choice } from '@albumen/domain/pricing/choice';
import { useMemo } from 'react';
import { useDesign, useEditor, useEditorState } from './editor-context.tsx';
import { choiceOf } from '../opening/made-design.ts';

/** What is chosen and what it costs, by the code that prices cart and charge. */
export function usePricedChoice(): { choice: Choice; price: ItemPrice } {
  const { opening } = useEditor();
  const design = useDesign();
  const quantity = useEditorState((state) => state.quantity);
  const { product } = opening.start;
  return useMemo(() => {
    const choice = choiceOf(product, design.attributes, quantity);
    return { choice, price: priceItem(product, choice) };
  }, [product, design, quantity]);
}
