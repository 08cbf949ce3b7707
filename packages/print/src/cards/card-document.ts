import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import type { CardDesign } from './card-design.ts';
import { isCardTurned } from './card-choices.ts';
import { placeIn, type ChosenPhoto } from '../document/chosen-photo.ts';
import type { CardChoices, DesignDocument, DesignFace } from '../document/design-document.ts';
import { frameLoss } from '../document/frame-loss.ts';
import type { Box } from '../document/geometry.ts';
import { cardFaces, type MadeFaces } from '../lib/card-faces.ts';
import { keepPhotos } from '../lib/keep-photos.ts';
import { editsOf, keepTexts } from '../lib/keep-texts.ts';
import { printProductOf } from '../products/print-product.ts';
import type { PrintProduct } from '../products/product.ts';

/** What a card is made as. */
export interface CardOrder {
  product: Product;
  choice: Omit<Choice, 'quantity'>;
}

/**
 * A card of a design at the chosen size; photos fill its places in their order, the front first. Throws
 * when the choices name what the design does not have: `readCardChoices` refuses them before.
 */
export function cardDocument(
  design: CardDesign,
  choices: CardChoices,
  { product, choice, photos = [] }: CardOrder & { photos?: readonly ChosenPhoto[] },
): DesignDocument {
  const isTurned = isCardTurned(design, choice.size);
  const made = printProductOf(product, choice, { isTurned });
  const ordered = asOrdered(choices, made);
  const faces = fillFaces(cardFaces(design, ordered, made.faces), photos);
  return documentOf(design, ordered, { faces, isTurned });
}

/**
 * The same card with other choices, at another size, or of another design: photos keep their places or
 * find others, words that the customer wrote stay, and what finds no place waits among the spare parts.
 * `before` is the design that the document was made from; the same when left out.
 */
export function changeCard(
  document: DesignDocument,
  design: CardDesign,
  {
    choices,
    product,
    choice,
    before = design,
  }: CardOrder & {
    choices: CardChoices;
    before?: CardDesign;
  },
): DesignDocument {
  const isTurned = isCardTurned(design, choice.size);
  const made = printProductOf(product, choice, { isTurned });
  const edits = editsOf(document, templateOf(document, before));
  const ordered = asOrdered(choices, made);
  const { faces: worded, words } = keepTexts(cardFaces(design, ordered, made.faces), edits);
  const { faces, photos } = keepPhotos(worded, document);
  const isSpare = photos.length > 0 || Object.keys(words).length > 0;
  const changed = documentOf(design, ordered, { faces, isTurned });
  return isSpare ? { ...changed, spare: { photos, words } } : changed;
}

/** Foil, engraving and shape are the product's, where they are paid for: what it lacks no card has. */
function asOrdered(choices: CardChoices, made: PrintProduct): CardChoices {
  const { foilColor: _color, foilDesign, engraving, ...rest } = choices;
  return {
    ...rest,
    ...(made.foilColor && { foilColor: made.foilColor }),
    ...(made.foilColor && foilDesign !== undefined && { foilDesign }),
    ...(made.hasEngraving === true && engraving !== undefined && { engraving }),
    shape: made.shape ?? 'square',
  };
}

function documentOf(
  design: CardDesign,
  choices: CardChoices,
  { faces, isTurned }: { faces: DesignFace[]; isTurned: boolean },
): DesignDocument {
  return {
    version: 1,
    family: design.family,
    faces,
    ...(isTurned && { isTurned }),
    shape: choices.shape,
    ...(choices.foilColor && { foilColor: choices.foilColor }),
    card: choices,
  };
}

/** The document's faces as they were before the customer touched them. */
function templateOf({ card, faces }: DesignDocument, design: CardDesign): DesignFace[] {
  if (card?.designId !== design.id) return [];
  const sides = faces.flatMap(({ kind, trim }) => (trim === undefined ? [] : [[kind, { trim }]]));
  return cardFaces(design, card, Object.fromEntries(sides) as MadeFaces); // the pairs just made
}

function lossOn({ trim }: DesignFace, box: Box) {
  return trim && frameLoss(box, { trim });
}

function fillFaces(faces: readonly DesignFace[], photos: readonly ChosenPhoto[]): DesignFace[] {
  const waiting = [...photos];
  return faces.map((face) => ({
    ...face,
    layers: face.layers.map((layer) => {
      const photo = layer.kind === 'photo' ? waiting.shift() : undefined;
      return layer.kind === 'photo' && photo !== undefined
        ? { ...layer, photo: placeIn(layer.box, photo, lossOn(face, layer.box)) }
        : layer;
    }),
  }));
}
