import type { EditorStart } from '@albumen/contract/endpoints/editor';
import type { CardDesign } from '@albumen/print/cards/card-design';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import { startDocument } from '@albumen/print/editing/start-document';
import type { Design } from '../state/editor-state.ts';
import { choiceOf } from './made-design.ts';
import { orNotLoaded } from './not-loaded.ts';

interface FirstDesign {
  product: EditorStart['product'];
  attributes: Readonly<Record<string, string>>;
  photos: readonly ChosenPhoto[];
  card: CardDesign | undefined;
}

/** A first design: photos in its places, words as the card design has them. */
export async function startDesign(first: FirstDesign): Promise<Design> {
  const { product, attributes, photos, card } = first;
  if (card !== undefined) {
    const { startCard } = await loadCards();
    return startCard({ product, design: card, attributes, photos });
  }
  const choice = choiceOf(product, attributes);
  return { document: startDocument(product, choice, photos), attributes };
}

/** The card design by its id; nothing for what is no card. */
export async function loadCard(designId: string | null): Promise<CardDesign | undefined> {
  if (designId === null) return undefined;
  return orNotLoaded(
    import('@albumen/print/designs/load-card-design').then((book) => book.loadCardDesign(designId)),
    'The design of this card did not load.',
  );
}

/** Only who edits a card loads what draws cards. */
export function loadCards() {
  return orNotLoaded(
    import('../cards/card-design-book.ts'),
    'The part that draws cards did not load.',
  );
}
