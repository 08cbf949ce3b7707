import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { production, type Production } from '@albumen/domain/pricing/production';
import { foilStops } from '../cards/foil.ts';
import { inches, type Size } from '../document/geometry.ts';
import type { HexColor } from '../document/layers.ts';
import type { CardShape, FaceGeometry, FoilColor, PrintProduct, WrapEdge } from './product.ts';

/** What a product measures and allows once everything about it is chosen. */
type MadeChoice = Omit<Choice, 'quantity'>;

/** Covers that are printed all over; the others are of linen or leather and take no ink. */
const printedCovers: readonly string[] = ['photo', 'matte', 'gloss'];

/** The white edges that the catalog offers, in inches. */
const borderInches: Readonly<Record<string, number>> = { 'white-quarter': 0.25 };

const shapes: readonly CardShape[] = ['square', 'rounded', 'arch', 'oval', 'scalloped', 'ticket'];

/** What drawing and checking a design have to know of what a customer chose from the catalog. */
export function printProductOf(
  product: Product,
  choice: MadeChoice,
  { isTurned = false }: { isTurned?: boolean } = {},
): PrintProduct {
  const made = production(product, choice);
  const page = pageOf(made, isTurned);
  return {
    family: product.family,
    viewedSquareInches: made.widthInches * made.heightInches,
    ...facesOf(product, choice, { made, page }),
    ...wrapOf(product, choice),
    ...borderOf(choice),
    ...finishesOf(product, choice),
  };
}

/** The id of the value that was chosen for an option. */
export function chosenId(choice: MadeChoice, key: string): string | undefined {
  return choice.values.find((chosen) => chosen.key === key)?.value.id;
}

function pageOf({ widthInches, heightInches }: Production, isTurned: boolean): Size {
  const [width, height] = isTurned ? [heightInches, widthInches] : [widthInches, heightInches];
  return { width: inches(width), height: inches(height) };
}

interface Measures {
  made: Production;
  page: Size;
}

function facesOf(
  product: Product,
  choice: MadeChoice,
  { made, page }: Measures,
): Pick<PrintProduct, 'faces' | 'faceCounts'> {
  const plain: FaceGeometry = {
    trim: page,
    bleed: inches(made.bleedInches),
    safe: inches(made.safeInches),
  };
  if (product.family === 'album') return albumFaces(product, choice, plain);
  if (product.family === 'flatCard') return { faces: { front: plain, back: plain } };
  if (product.family === 'foldedCard') {
    const inside = insideOf(plain, chosenId(choice, 'fold') === 'top');
    return { faces: { front: plain, inside, back: plain } };
  }
  return { faces: { front: plain }, faceCounts: { front: product.piecesPerUnit } };
}

function albumFaces(
  product: Product,
  choice: MadeChoice,
  plain: FaceGeometry,
): Pick<PrintProduct, 'faces' | 'faceCounts'> {
  const material = coverMaterial(choice);
  const cover: FaceGeometry = { ...plain, ...(material !== undefined && { material }) };
  const included = product.spreads?.included ?? 0;
  return {
    faces: { cover, spread: spreadOf(product, plain) },
    faceCounts: { spread: included + choice.extraSpreads },
  };
}

function coverMaterial(choice: MadeChoice): HexColor | undefined {
  const chosen = choice.values.find(({ key }) => key === 'cover_material')?.value;
  if (chosen === undefined || printedCovers.includes(chosen.id)) return undefined;
  return colorOf(chosen.look.color) ?? '#cccccc';
}

/** What isn't trimmed isn't bound either: a folio's sheets are single and loose. */
function spreadOf(product: Product, plain: FaceGeometry): FaceGeometry {
  if (plain.bleed === 0) return plain;
  const { width, height } = plain.trim;
  const gutter = inches(product.spreads?.gutterInches ?? 0);
  const fold = { direction: 'vertical', at: width } as const;
  return { ...plain, trim: { width: 2 * width, height }, fold, ...(gutter > 0 && { gutter }) };
}

function insideOf(plain: FaceGeometry, isTent: boolean): FaceGeometry {
  const { width, height } = plain.trim;
  return isTent
    ? {
        ...plain,
        trim: { width, height: 2 * height },
        fold: { direction: 'horizontal', at: height },
      }
    : { ...plain, trim: { width: 2 * width, height }, fold: { direction: 'vertical', at: width } };
}

function wrapOf(product: Product, choice: MadeChoice): { wrapEdge?: WrapEdge } {
  if (product.family !== 'canvas') return {};
  const edge = choice.values.find(({ key }) => key === 'edge')?.value;
  if (edge === undefined || edge.id === 'image') return { wrapEdge: 'image' };
  if (edge.id === 'mirror') return { wrapEdge: 'mirror' };
  return { wrapEdge: colorOf(edge.look.color) ?? '#ffffff' };
}

function borderOf(choice: MadeChoice): { border?: number } {
  const id = chosenId(choice, 'border') ?? 'none';
  if (id === 'none') return {};
  const width = borderInches[id];
  if (width === undefined) throw new Error(`unknown border ${id}`);
  return { border: inches(width) };
}

function finishesOf(
  { family }: Product,
  choice: MadeChoice,
): Pick<PrintProduct, 'shape' | 'foilColor' | 'hasEngraving'> {
  const shape = shapes.find((each) => each === chosenId(choice, 'shape'));
  const engraving = chosenId(choice, 'engraving') ?? 'none';
  const foil = foilOf(chosenId(choice, 'foilColor'));
  const isStamped = family === 'album' && engraving === 'foil-stamped';
  const foilColor = isStamped ? 'gold' : foil;
  return {
    ...(shape && { shape }),
    ...(foilColor && { foilColor }),
    ...(engraving !== 'none' && !isStamped && { hasEngraving: true }),
  };
}

/** The foil of that name, if the press has it: `none` and nothing are no foil. */
export function foilOf(id: string | undefined): FoilColor | undefined {
  return keysOf(foilStops).find((each) => each === id);
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]; // its own keys and no others
}

function colorOf(text: string | undefined): HexColor | undefined {
  return isHexColor(text) ? text : undefined;
}

/** Whether it is a color as documents have them, '#rrggbb'. */
export function isHexColor(value: unknown): value is HexColor {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}
