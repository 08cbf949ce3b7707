import type {
  OptionValue,
  Product,
  ProductOption,
  ProductSize,
} from '@albumen/contract/catalog/product';
import { percentOf, roundMinor } from '@albumen/domain/money/rounding';
import type {
  LabFile,
  OptionListSource,
  ProductSource,
  SizesFile,
  ValueSource,
} from './file-schemas.ts';

/** Which of the two amounts in the files: what a customer pays or what the lab charges us. */
export type Side = 'price' | 'cost';

export interface Ingredients {
  id: string;
  source: ProductSource;
  lists: readonly OptionListSource[];
  sizes: SizesFile['sizes'];
  departments: LabFile['departments'];
}

/** Works out every rule of the files into plain amounts by size. */
export function buildProduct(given: Ingredients, side: Side): Product {
  const { id, source } = given;
  const [least, most] = source.days ?? given.departments[source.department].days;
  const sizes = Object.keys(source.sizes).map((sizeId) => buildSize(given, sizeId, side));
  return {
    id,
    family: source.family,
    name: source.name,
    summary: source.summary,
    description: source.description,
    tags: source.tags,
    departmentId: source.department,
    productionDays: { least, most },
    bleedInches: source.bleed,
    safeInches: source.safe,
    isTurnable: source.turnable,
    piecesPerUnit: source.pack,
    maxQuantity: source.maxQuantity,
    quantityDiscounts: source.discounts.map(({ from, percent }) => ({ from, percentOff: percent })),
    ...(source.spreads && {
      spreads: {
        included: source.spreads.included,
        most: source.spreads.most,
        gutterInches: source.spreads.gutter,
      },
    }),
    sizes,
    options: given.lists.map((list) => buildOption(list, sizes, side)),
  };
}

function buildSize({ source, sizes }: Ingredients, id: string, side: Side): ProductSize {
  const [widthInches, heightInches] = sizes[id] ?? [0, 0];
  const listed = source.sizes[id];
  return {
    id,
    widthInches,
    heightInches,
    priceMinor: listed?.[side] ?? 0,
    ...(listed?.extraSpread && { extraSpreadMinor: listed.extraSpread[side] }),
  };
}

function buildOption(
  list: OptionListSource,
  sizes: readonly ProductSize[],
  side: Side,
): ProductOption {
  const values = Object.entries(list.values).map(([id, value]) =>
    buildValue(id, value, { sizes, side }),
  );
  const offered = values.filter(({ surchargesMinor }) => Object.keys(surchargesMinor).length > 0);
  return { key: list.key, label: list.label, defaultId: list.default, values: offered };
}

interface Where {
  sizes: readonly ProductSize[];
  side: Side;
}

function buildValue(id: string, source: ValueSource, { sizes, side }: Where): OptionValue {
  const made = sizes.filter((size) => isMadeIn(source, size.id));
  return {
    id,
    label: source.label,
    ...(source.description !== undefined && { description: source.description }),
    surchargesMinor: Object.fromEntries(
      made.map((size) => [size.id, surcharge(source, size, side)]),
    ),
    extraDays: source.days,
    ...(source.department !== undefined && { departmentId: source.department }),
    ...(source.bleed !== undefined && { bleedInches: source.bleed }),
    ...(source.safe !== undefined && { safeInches: source.safe }),
    look: {
      ...(source.look.color !== undefined && { color: source.look.color }),
      ...(source.look.face !== undefined && { faceInches: source.look.face }),
      ...(source.look.mat !== undefined && { matInches: source.look.mat }),
      ...(source.look.depth !== undefined && { depthInches: source.look.depth }),
    },
  };
}

function isMadeIn({ bySize, sizes }: ValueSource, sizeId: string): boolean {
  if (bySize !== undefined && !Object.hasOwn(bySize, sizeId)) return false;
  return sizes === undefined || sizes.includes(sizeId);
}

function surcharge(source: ValueSource, size: ProductSize, side: Side): number {
  const flat = source[side] ?? 0;
  const share = percentOf(size.priceMinor, source.percent ?? 0);
  const unitedInches = size.widthInches + size.heightInches;
  const byLength = roundMinor(unitedInches * (source.perUnitedInch?.[side] ?? 0));
  return flat + share + byLength + (source.bySize?.[size.id]?.[side] ?? 0);
}
