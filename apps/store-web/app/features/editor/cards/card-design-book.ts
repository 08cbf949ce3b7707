import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { fillCardChoices } from '@albumen/print/cards/card-choices';
import type { CardDesign } from '@albumen/print/cards/card-design';
import { cardDocument, changeCard } from '@albumen/print/cards/card-document';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import type { CardChoices } from '@albumen/print/document/design-document';
import type { Design } from '../state/editor-state.ts';
import { choiceOf } from '../opening/made-design.ts';

type Attributes = Readonly<Record<string, string>>;

interface CardStart {
  product: Product;
  design: CardDesign;
  attributes: Attributes;
  photos: readonly ChosenPhoto[];
}

export function startCard({ product, design, attributes, photos }: CardStart): Design {
  const choice = choiceOf(product, attributes);
  const choices = madeChoices(design, attributes, choice);
  return {
    document: cardDocument(design, choices, { product, choice, photos }),
    attributes: cardAttributes(choice, choices),
  };
}

/** Layout, theme, foil, shape or size changed: photos and words stay. */
export function changeCardChoice(
  { document, attributes }: Design,
  { product, choice, design }: { product: Product; choice: Choice; design: CardDesign },
): Design {
  const choices = madeChoices(design, attributes, choice);
  return {
    document: changeCard(document, design, { choices, product, choice }),
    attributes: cardAttributes(choice, choices),
  };
}

/** Shape, foil and engraving are drawn as they are made in the size; the rest is the design's own. */
function madeChoices(design: CardDesign, attributes: Attributes, { values }: Choice): CardChoices {
  // An engraving is priced by whether there is one, and drawn by which.
  const made = values.filter(({ key, value }) => key !== 'engraving' || value.id === 'none');
  const priced = Object.fromEntries(made.map(({ key, value }) => [key, value.id]));
  return fillCardChoices(design, { ...attributes, ...priced });
}

/** What the catalog prices, and what the design draws, as they travel. */
function cardAttributes(
  { size, values }: Choice,
  { designId: _design, engraving = 'none', ...drawn }: CardChoices,
): Record<string, string> {
  const priced = Object.fromEntries(values.map(({ key, value }) => [key, value.id]));
  const hasEngraving = values.some(({ key }) => key === 'engraving');
  return { size: size.id, ...priced, ...drawn, ...(hasEngraving && { engraving }) };
}
