import type {
  CardDetails,
  CardLayout,
  CardShape,
  CardTheme,
} from '@albumen/contract/endpoints/cards';
import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import { isMade } from '@albumen/domain/pricing/choice';

/** Design choices by their wire names, as the hash of the address keeps them. */
export interface CardChoices {
  theme: string;
  frontLayout: string;
  backLayout: string;
  /** A folded card's inside. */
  mainLayout?: string;
  foilDesign: string;
  foilColor: string;
  engraving: string;
  shape: string;
}

export const noFinish = 'none';

/** What the lab offers for this design on the chosen product, in the chosen size. */
export interface CardOffer {
  themes: readonly CardTheme[];
  fronts: readonly CardLayout[];
  backs: readonly CardLayout[];
  insides: readonly CardLayout[];
  foilDesigns: readonly { id: string; name: string }[];
  foilColors: readonly string[];
  engravings: readonly { id: string; name: string }[];
  shapes: readonly CardShape[];
}

export function offerOf(design: CardDetails, product: Product, size: ProductSize): CardOffer {
  const made = (key: string) => valuesMade(product, size, key);
  const foilColors = made('foilColor').filter((id) => id !== noFinish);
  const hasEngraving = made('engraving').some((id) => id !== noFinish);
  return {
    themes: design.themeOptions,
    fronts: design.fronts,
    backs: design.backs,
    insides: design.insides,
    foilDesigns: foilColors.length > 0 ? design.foilDesigns : [],
    foilColors: design.foilDesigns.length > 0 ? foilColors : [],
    engravings: hasEngraving ? design.engravings : [],
    shapes: shapesOf(design, product, made('shape')),
  };
}

/** Folded cards have no choice of shape: they are cut square. */
function shapesOf(design: CardDetails, { options }: Product, made: readonly string[]) {
  const isChosen = options.some(({ key }) => key === 'shape');
  return design.shapes.filter(({ id }) => (isChosen ? made.includes(id) : id === 'square'));
}

function valuesMade({ options }: Product, size: ProductSize, key: string): string[] {
  const values = options.find((option) => option.key === key)?.values ?? [];
  return values.filter((value) => isMade(value, size.id)).map(({ id }) => id);
}

/** The hash's choices where they are on offer, else what the design is shown in first. */
export function readChoices(offer: CardOffer, hash: string): CardChoices {
  const wanted = new URLSearchParams(hash.replace(/^#/, ''));
  const pick = (key: string, ids: readonly string[]) => {
    const given = wanted.get(key);
    return given !== null && ids.includes(given) ? given : (ids[0] ?? noFinish);
  };
  const [inside] = offer.insides;
  const foilDesign = pick('foilDesign', [...idsOf(offer.foilDesigns), noFinish]);
  return {
    theme: pick('theme', idsOf(offer.themes)),
    frontLayout: pick('frontLayout', idsOf(offer.fronts)),
    backLayout: pick('backLayout', idsOf(offer.backs)),
    ...(inside && { mainLayout: pick('mainLayout', idsOf(offer.insides)) }),
    foilDesign,
    foilColor: foilDesign === noFinish ? noFinish : pick('foilColor', offer.foilColors),
    engraving: pick('engraving', [noFinish, ...idsOf(offer.engravings)]),
    shape: pick('shape', idsOf(offer.shapes)),
  };
}

function idsOf(listed: readonly { id: string }[]): string[] {
  return listed.map(({ id }) => id);
}

export function writeChoices(choices: CardChoices): string {
  return new URLSearchParams({ ...choices }).toString();
}
