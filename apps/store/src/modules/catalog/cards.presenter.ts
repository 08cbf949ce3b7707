import { cardPreviewUrl } from '@albumen/contract/cards/card-preview';
import type {
  CardDetails,
  CardFaceKind,
  CardLayout,
  CardReply,
  CardsReply,
  CardSummary,
} from '@albumen/contract/endpoints/cards';
import { priceRange } from '@albumen/domain/pricing/price-range';
import { cardSizes } from '@albumen/print/cards/card-choices';
import type {
  CardDesign,
  CardFinish,
  CardLayout as Layout,
  CardTheme,
} from '@albumen/print/cards/card-design';
import { cardDesigns } from '@albumen/print/designs/card-designs';
import type { Size } from '@albumen/print/document/geometry';
import type { CardShape } from '@albumen/print/products/product';
import { cutOf } from '../card-previews/cut-of.ts';
import { designsVersion } from '../card-previews/designs-version.ts';
import { trimOf } from '../card-previews/preview-face.ts';
import type { Catalog } from './load-catalogs.ts';
import { paperColorOf } from './paper-color.ts';

/** The designs that a brand has a product for. */
export function presentCards(catalog: Catalog): CardsReply {
  const { currency } = catalog;
  const designs = cardDesigns.flatMap((design) => summaryOf(design, catalog) ?? []);
  return { currency, version: designsVersion, designs };
}

/** One design with all its choices, or undefined when the brand does not make it. */
export function presentCard(catalog: Catalog, designId: string): CardReply | undefined {
  const cards = presentCards(catalog);
  const summary = cards.designs.find((each) => each.designId === designId);
  const design = cardDesigns.find(({ id }) => id === designId);
  if (summary === undefined || design === undefined) return undefined;
  const matching = matchingDesigns(summary, cards.designs);
  const { currency, version } = cards;
  return { currency, version, design: { ...summary, ...detailsOf(design, catalog) }, matching };
}

/** Occasions of one story: who marries sends a date, an invitation and thanks. */
const stories: readonly (readonly CardSummary['occasion'][])[] = [
  ['wedding', 'saveTheDate', 'invitation', 'thankYou', 'anniversary'],
  ['birth', 'birthday', 'thankYou'],
  ['holiday', 'newYear'],
  ['graduation', 'invitation', 'thankYou'],
];

const mostMatching = 8;

/** Designs for the same occasion come first, then those that go with it. */
function matchingDesigns(
  { designId, occasion }: CardSummary,
  designs: readonly CardSummary[],
): CardSummary[] {
  const related = stories.find((story) => story.includes(occasion)) ?? [];
  const others = designs.filter((each) => each.designId !== designId);
  const same = others.filter((each) => each.occasion === occasion);
  const near = others.filter(
    (each) => each.occasion !== occasion && related.includes(each.occasion),
  );
  return [...same, ...near].slice(0, mostMatching);
}

function summaryOf(design: CardDesign, catalog: Catalog): CardSummary | undefined {
  const products = productsFor(design, catalog);
  if (products.length === 0) return undefined;
  const { id, name, occasion, family, trim, foilDesigns = [], engravings = [] } = design;
  return {
    designId: id,
    name,
    occasion,
    family,
    orientation: orientationOf(trim),
    trim: presentTrim(trim),
    themeOptions: design.themes.map((theme) => presentTheme(theme, design.fronts[0])),
    photoCounts: design.fronts.map(({ photoCount }) => photoCount).toSorted((a, b) => a - b),
    shapes: design.shapes.map((shape) => presentShape(shape, trim)),
    foilDesigns: foilDesigns.map(presentFinish),
    engravings: engravings.map(presentFinish),
    fronts: design.fronts.map((layout) => presentLayout(layout, trim)),
    front: firstPreview(design, 'front'),
    back: firstPreview(design, 'back'),
    main: firstPreview(design, family === 'foldedCard' ? 'inside' : 'front'),
    fromMinor: Math.min(...products.map(({ fromMinor }) => fromMinor)),
  };
}

type Details = Omit<CardDetails, keyof CardSummary>;

function detailsOf(design: CardDesign, catalog: Catalog): Details {
  const inside = trimOf(design, 'inside');
  const { insides = [] } = design;
  return {
    backs: design.backs.map((layout) => presentLayout(layout, design.trim)),
    insides: insides.map((layout) => presentLayout(layout, inside)),
    ...(insides.length > 0 && { insideTrim: presentTrim(inside) }),
    products: productsFor(design, catalog).map(({ productId, sizeIds }) => ({
      productId,
      sizeIds,
    })),
  };
}

interface CardProduct {
  productId: string;
  sizeIds: string[];
  fromMinor: number;
}

function productsFor(design: CardDesign, { products }: Catalog): CardProduct[] {
  return [...products.values()].flatMap(({ product }) => {
    const sizes = cardSizes(design, product);
    if (sizes.length === 0) return [];
    const { leastMinor } = priceRange({ ...product, sizes });
    return [{ productId: product.id, sizeIds: sizes.map(({ id }) => id), fromMinor: leastMinor }];
  });
}

function firstPreview(design: CardDesign, face: CardFaceKind): string {
  const layouts =
    face === 'front' ? design.fronts : face === 'back' ? design.backs : (design.insides ?? []);
  const [foil] = design.foilDesigns ?? [];
  return cardPreviewUrl(designsVersion, {
    designId: design.id,
    face,
    layout: layouts[0]?.id ?? '',
    theme: design.themes[0]?.id ?? '',
    ...(foil && { foilDesign: foil.id, foilColor: 'gold' }),
    width: 640,
  });
}

function orientationOf({ width, height }: Size): CardSummary['orientation'] {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}

/** Its paper is what is seen of it: some designs are printed over their whole front. */
function presentTheme({ id, name, colors }: CardTheme, front: Layout | undefined) {
  const { ink, accent } = colors;
  const paper = colors[front?.background ?? 'paper'];
  return { id, name, paper, ink, accent, color: paperColorOf(paper) };
}

function presentTrim({ width, height }: Size): CardSummary['trim'] {
  return { widthPt: width, heightPt: height };
}

function presentShape(shape: CardShape, trim: Size): CardSummary['shapes'][number] {
  return shape === 'square' ? { id: shape } : { id: shape, path: cutOf(shape, trim) };
}

function presentFinish({ id, name, faces }: CardFinish): CardSummary['foilDesigns'][number] {
  const named = (['front', 'back', 'inside'] as const).filter((face) => faces[face] !== undefined);
  return { id, name, faces: named };
}

function presentLayout({ id, name, photoCount, layers }: Layout, trim: Size): CardLayout {
  const places = layers.flatMap((layer) => {
    if (layer.kind !== 'photo') return [];
    const { x, y, width, height } = layer.box;
    return [
      {
        id: layer.id,
        x: rounded(x / trim.width),
        y: rounded(y / trim.height),
        width: rounded(width / trim.width),
        height: rounded(height / trim.height),
        angleDegrees: layer.angleDegrees ?? 0,
      },
    ];
  });
  return { id, name, photoCount, places };
}

function rounded(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
