import type { OptionValue, Product, ProductSize } from '@albumen/contract/catalog/product';
import { readChoice, type Choice } from '@albumen/domain/pricing/choice';

const inchesOf: Record<string, readonly [number, number]> = {
  '4.25x5.5': [4.25, 5.5],
};

/** A size by its name, '5x7'. */
export function sizeOf(id: string): ProductSize {
  const [width = 0, height = 0] = inchesOf[id] ?? id.split('x').map(Number);
  return { id, widthInches: width, heightInches: height, priceMinor: 1000 };
}

interface Spec {
  family: Product['family'];
  sizes: readonly string[];
  bleedInches?: number;
  safeInches?: number;
  isTurnable?: boolean;
  piecesPerUnit?: number;
  spreads?: Product['spreads'];
  /** Values by option; the first is the default. */
  options?: Partial<
    Record<Product['options'][number]['key'], readonly (string | Partial<OptionValue>)[]>
  >;
}

/** A product as the catalog would have it. */
export function productOf(spec: Spec): Product {
  const sizes = spec.sizes.map(sizeOf);
  const options = Object.entries(spec.options ?? {}).map(([key, values]) => ({
    key: key as Product['options'][number]['key'],
    label: key,
    defaultId: idOf(values[0]),
    values: values.map((value) => valueOf(value, sizes)),
  }));
  return {
    id: spec.family,
    family: spec.family,
    name: spec.family,
    summary: '',
    description: '',
    tags: [],
    departmentId: 'prints',
    productionDays: { least: 1, most: 2 },
    bleedInches: spec.bleedInches ?? 0,
    safeInches: spec.safeInches ?? 0.125,
    isTurnable: spec.isTurnable ?? true,
    piecesPerUnit: spec.piecesPerUnit ?? 1,
    maxQuantity: 999,
    quantityDiscounts: [],
    ...(spec.spreads && { spreads: spec.spreads }),
    sizes,
    options,
  };
}

/** A choice: the defaults unless attributes say otherwise. */
export function choiceOf(product: Product, attributes: Record<string, string> = {}): Choice {
  const defaults = Object.fromEntries(
    product.options.map(({ key, defaultId }) => [key, defaultId]),
  );
  const read = readChoice(product, { size: product.sizes[0]?.id, ...defaults, ...attributes });
  if (!read.isComplete) throw new Error(JSON.stringify(read.fields));
  return read.choice;
}

function idOf(value: string | Partial<OptionValue> | undefined): string {
  return typeof value === 'string' ? value : (value?.id ?? '');
}

function valueOf(value: string | Partial<OptionValue>, sizes: readonly ProductSize[]): OptionValue {
  const given = typeof value === 'string' ? { id: value } : value;
  return {
    id: '',
    label: idOf(value),
    surchargesMinor: Object.fromEntries(sizes.map(({ id }) => [id, 0])),
    extraDays: 0,
    look: {},
    ...given,
  };
}

export const print = productOf({
  family: 'print',
  sizes: ['4x6', '8x10', '16x20'],
  options: { paper: ['luster'], border: ['none', { id: 'white-quarter', safeInches: 0.5 }] },
});

export const fineArt = productOf({
  family: 'fineArt',
  sizes: ['11x14'],
  safeInches: 0.25,
  options: { paper: ['cotton'] },
});

export const framed = productOf({
  family: 'framed',
  sizes: ['8x10'],
  bleedInches: 0.125,
  safeInches: 0.375,
  options: { moulding: ['walnut'], mat: ['white'] },
});

export const canvas = productOf({
  family: 'canvas',
  sizes: ['8x10', '16x20'],
  bleedInches: 2,
  options: {
    depth: [
      { id: 'slim', bleedInches: 2 },
      { id: 'gallery', bleedInches: 3 },
    ],
    edge: ['image', 'mirror', { id: 'black', look: { color: '#111111' } }],
  },
});

export const metal = productOf({
  family: 'metal',
  sizes: ['8x8'],
  bleedInches: 0.125,
  options: { finish: ['satin'] },
});

export const printSet = productOf({
  family: 'print',
  sizes: ['4x5'],
  piecesPerUnit: 12,
  options: { paper: ['luster'] },
});

export const album = productOf({
  family: 'album',
  sizes: ['10x10', '8x8', '11x14'],
  bleedInches: 0.125,
  safeInches: 0.5,
  isTurnable: false,
  spreads: { included: 10, most: 40, gutterInches: 0 },
  options: {
    cover_material: [{ id: 'natural-linen', look: { color: '#cfc3ad' } }, 'photo'],
    engraving: ['none', 'debossed', 'foil-stamped'],
  },
});

const cardOptions = {
  paper: ['matte'],
  foilColor: ['none', 'gold', 'silver'],
  engraving: ['none', 'debossed'],
} as const;

export const flatCard = productOf({
  family: 'flatCard',
  sizes: ['5x7', '3.5x5', '4x6', '4x8', '4.25x5.5', '5x5', '5.5x5.5', '6x8', '7x7', '4x4'],
  bleedInches: 0.125,
  options: {
    ...cardOptions,
    shape: ['square', 'rounded', 'scalloped', 'ticket', 'arch', 'oval'],
  },
});

/** A card whose words stay farther from the edge. */
export const cottonCard = productOf({
  family: 'flatCard',
  sizes: ['5x7', '4.25x5.5', '5.5x5.5', '6x8'],
  bleedInches: 0.125,
  safeInches: 0.25,
  options: { ...cardOptions, shape: ['square', 'rounded', 'scalloped', 'ticket', 'arch', 'oval'] },
});

export const foldedCard = productOf({
  family: 'foldedCard',
  sizes: ['5x7', '4x6', '4.25x5.5', '5x5', '5.5x5.5', '6x8', '7x7'],
  bleedInches: 0.125,
  options: { ...cardOptions, fold: ['left', 'top'] },
});
