import type { EditorStart } from '@albumen/contract/endpoints/editor';
import type { Choice } from '@albumen/domain/pricing/choice';
import type { CardDesign } from '@albumen/print/cards/card-design';
import { changeProduct } from '@albumen/print/editing/change-product';
import type { Design } from './editor-state.ts';
import { choiceOf } from '../opening/made-design.ts';
import { loadCards } from '../opening/start-design.ts';

type Attributes = Readonly<Record<string, string>>;

/** The same design with other choices; what a new size is not made with becomes its default. */
export async function changeChoice(
  product: EditorStart['product'],
  { design, card }: { design: Design; card: CardDesign | undefined },
  change: Attributes,
): Promise<Design> {
  const asked = { ...design, attributes: { ...design.attributes, ...change } };
  const choice = choiceOf(product, asked.attributes);
  if (card !== undefined) {
    const cards = await loadCards();
    return cards.changeCardChoice(asked, { product, choice, design: card });
  }
  const attributes = attributesOf(choice, asked.attributes);
  return { document: changeProduct(design.document, { product, choice }), attributes };
}

/** The choice as it travels. */
export function attributesOf({ size, values }: Choice, given: Attributes): Record<string, string> {
  const chosen = Object.fromEntries(values.map(({ key, value }) => [key, value.id]));
  const { spreads } = given;
  return { size: size.id, ...chosen, ...(spreads !== undefined && { spreads }) };
}

/** Width and height of the size swapped. */
export function turnSize({ product }: EditorStart, design: Design): Design {
  const choice = choiceOf(product, design.attributes);
  const isTurned = !(design.document.isTurned ?? false);
  return { ...design, document: changeProduct(design.document, { product, choice, isTurned }) };
}
