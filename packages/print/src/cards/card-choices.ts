import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import type { FieldErrors } from '@albumen/contract/form';
import { messages } from '@albumen/contract/messages';
import type { Attributes } from '@albumen/domain/pricing/choice';
import type { CardDesign, CardLayout } from './card-design.ts';
import type { CardChoices } from '../document/design-document.ts';
import { foilOf } from '../products/print-product.ts';

export type CardChoicesResult =
  | { isComplete: true; choices: CardChoices }
  | { isComplete: false; fields: FieldErrors };

/** Designs are drawn for proportions; a card may be this much wider or narrower. */
const mostDistortion = 1.17;

/**
 * Reads the choices on a card as they travel. Nothing is guessed: what is missing or unknown is named
 * by its field, all at once. Foil and engraving may be left out, or 'none'.
 */
export function readCardChoices(design: CardDesign, attributes: Attributes): CardChoicesResult {
  const fields: FieldErrors = {};
  for (const [key, offered] of Object.entries(offeredBy(design, attributes))) {
    const given = attributes[key] ?? '';
    if (!offered.includes(given)) {
      fields[key] = [given === '' ? messages.required : messages.unknownChoice];
    }
  }
  if (Object.keys(fields).length > 0) return { isComplete: false, fields };
  return { isComplete: true, choices: choicesOf(design, attributes) };
}

/** The choices that a page shows for what its address says: what is missing or unknown is the first on offer. */
export function fillCardChoices(design: CardDesign, attributes: Attributes): CardChoices {
  const filled: Record<string, string | undefined> = { ...attributes };
  for (const key of Object.keys(offeredBy(design, filled))) {
    const offered = offeredBy(design, filled)[key] ?? [];
    if (!offered.includes(filled[key] ?? '')) filled[key] = offered[0];
  }
  return choicesOf(design, filled);
}

/** Whether a card of this design can have foil at all. */
export function offersFoil({ foilDesigns = [], fronts }: CardDesign): boolean {
  return foilDesigns.length > 0 || fronts.some(hasFoil);
}

/** The sizes of a product that a design can be made in: near what it was drawn for, or holds up at. */
export function cardSizes(
  { trim, otherTrims = [], family }: CardDesign,
  product: Pick<Product, 'family' | 'sizes'>,
): ProductSize[] {
  if (family !== product.family) return [];
  return product.sizes.filter(({ widthInches, heightInches }) =>
    [trim, ...otherTrims].some(({ width, height }) => {
      const ratio = proportion(widthInches, heightInches) / proportion(width, height);
      return Math.max(ratio, 1 / ratio) <= mostDistortion;
    }),
  );
}

/** Whether a design lies the other way than a size is written: a landscape card of 5x7. */
export function isCardTurned(
  { trim }: CardDesign,
  { widthInches, heightInches }: Pick<ProductSize, 'widthInches' | 'heightInches'>,
): boolean {
  return trim.width > trim.height
    ? widthInches < heightInches
    : trim.width < trim.height && widthInches > heightInches;
}

/** What is on offer for each field; the first is the default. */
function offeredBy(design: CardDesign, attributes: Attributes): Record<string, readonly string[]> {
  const { themes, fronts, backs, insides, engravings = [], foilDesigns = [], shapes } = design;
  const isFoiled = foilOf(attributes['foilColor']) !== undefined;
  return {
    theme: idsOf(themes),
    frontLayout: idsOf(fronts),
    backLayout: idsOf(backs),
    ...(insides && { mainLayout: idsOf(insides) }),
    ...(design.family === 'flatCard' && { shape: shapes }),
    ...(!offersFoil(design) && { foilColor: ['', 'none'] }),
    ...(foilDesigns.length > 0 && {
      foilDesign: isFoiled ? idsOf(foilDesigns) : ['', 'none', ...idsOf(foilDesigns)],
    }),
    engraving: ['', 'none', ...idsOf(engravings)],
  };
}

function choicesOf(design: CardDesign, attributes: Attributes): CardChoices {
  const foilColor = foilOf(attributes['foilColor']);
  const foilDesign = design.foilDesigns?.find(({ id }) => id === attributes['foilDesign'])?.id;
  const engraving = design.engravings?.find(({ id }) => id === attributes['engraving'])?.id;
  const mainLayout = attributes['mainLayout'];
  const hasInside = design.insides !== undefined && mainLayout !== undefined;
  return {
    designId: design.id,
    theme: attributes['theme'] ?? '',
    frontLayout: attributes['frontLayout'] ?? '',
    backLayout: attributes['backLayout'] ?? '',
    ...(hasInside && { mainLayout }),
    ...(foilColor && { foilColor }),
    ...(foilColor && foilDesign !== undefined && { foilDesign }),
    ...(engraving !== undefined && { engraving }),
    shape: design.shapes.find((shape) => shape === attributes['shape']) ?? 'square',
  };
}

function hasFoil({ layers }: CardLayout): boolean {
  return layers.some((layer) => layer.kind !== 'photo' && layer.finish.kind === 'foil');
}

function idsOf(parts: readonly { id: string }[]): string[] {
  return parts.map(({ id }) => id);
}

function proportion(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b);
}
