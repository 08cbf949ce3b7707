import type { CardSummary } from '@albumen/contract/endpoints/cards';
import {
  colorLabels,
  occasionLabels,
  orientationLabels,
  photoCountLabel,
  shapeLabels,
} from './card-labels.ts';

export const filterKeys = [
  'occasion',
  'photos',
  'color',
  'theme',
  'foil',
  'shape',
  'orientation',
] as const;

export type FilterKey = (typeof filterKeys)[number];

/** What was ticked, by the name in the address; one of each is enough. */
export type CardFilters = Readonly<Partial<Record<FilterKey, readonly string[]>>>;

export const filterLabels: Record<FilterKey, string> = {
  occasion: 'Occasion',
  photos: 'Photos',
  color: 'Color',
  theme: 'Theme',
  foil: 'Foil',
  shape: 'Shape',
  orientation: 'Orientation',
};

const finishLabels: Readonly<Record<string, string>> = {
  foil: 'With foil',
  engraving: 'With engraving',
  plain: 'Printed only',
};

/** What a design offers of each kind. */
function offers(design: CardSummary, key: FilterKey): readonly string[] {
  const { foilDesigns, engravings } = design;
  switch (key) {
    case 'occasion':
      return [design.occasion];
    case 'photos':
      return design.photoCounts.map(String);
    case 'color':
      return design.themeOptions.map(({ color }) => color);
    case 'theme':
      return design.themeOptions.map(({ name }) => name);
    case 'foil':
      return [
        ...(foilDesigns.length > 0 ? ['foil'] : []),
        ...(engravings.length > 0 ? ['engraving'] : []),
        ...(foilDesigns.length + engravings.length === 0 ? ['plain'] : []),
      ];
    case 'shape':
      return design.shapes.map(({ id }) => id);
    case 'orientation':
      return [design.orientation];
  }
}

const valueLabels: Record<FilterKey, (value: string) => string> = {
  occasion: (value) => wordIn(occasionLabels, value),
  photos: (value) => photoCountLabel(Number(value)),
  color: (value) => wordIn(colorLabels, value),
  theme: (value) => value,
  foil: (value) => wordIn(finishLabels, value),
  shape: (value) => wordIn(shapeLabels, value),
  orientation: (value) => wordIn(orientationLabels, value),
};

function wordIn(table: Readonly<Record<string, string>>, value: string): string {
  return table[value] ?? value;
}

export function filterWord(key: FilterKey, value: string): string {
  return valueLabels[key](value);
}

/** Unknown keys of an address are passed over, and values that no design has. */
export function readFilters(query: URLSearchParams, designs: readonly CardSummary[]): CardFilters {
  const read = filterKeys.map((key) => {
    const known = new Set(designs.flatMap((design) => offers(design, key)));
    return [key, [...new Set(query.getAll(key))].filter((value) => known.has(value))] as const;
  });
  return Object.fromEntries(read.filter(([, values]) => values.length > 0));
}

export function writeFilters(filters: CardFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    for (const value of filters[key] ?? []) query.append(key, value);
  }
  return query;
}

export function countFilters(filters: CardFilters): number {
  return filterKeys.reduce((sum, key) => sum + (filters[key]?.length ?? 0), 0);
}

export function toggleFilter(filters: CardFilters, key: FilterKey, value: string): CardFilters {
  const values = filters[key] ?? [];
  const isOn = values.includes(value);
  const next = isOn ? values.filter((each) => each !== value) : [...values, value];
  return { ...filters, [key]: next };
}

export function filterCards(
  designs: readonly CardSummary[],
  filters: CardFilters,
): readonly CardSummary[] {
  return designs.filter((design) => filterKeys.every((key) => isWanted(design, key, filters)));
}

function isWanted(design: CardSummary, key: FilterKey, filters: CardFilters): boolean {
  const values = filters[key] ?? [];
  return values.length === 0 || offers(design, key).some((offer) => values.includes(offer));
}

export interface FilterOption {
  value: string;
  label: string;
  /** Designs that it would show beside what the other filters leave. */
  count: number;
  isOn: boolean;
}

/** The values of one filter, in the order of the designs' own lists; numbers by size. */
export function filterOptions(
  designs: readonly CardSummary[],
  filters: CardFilters,
  key: FilterKey,
): FilterOption[] {
  const { [key]: own = [], ...others } = filters;
  const left = filterCards(designs, others);
  const values = orderOf(key, [...new Set(designs.flatMap((design) => offers(design, key)))]);
  const options = values.map((value) => ({
    value,
    label: filterWord(key, value),
    count: left.filter((design) => offers(design, key).includes(value)).length,
    isOn: own.includes(value),
  }));
  // There are many themes, most of one design: those are listed that something would come of.
  return key === 'theme' ? options.filter(({ count, isOn }) => count > 0 || isOn) : options;
}

const orders: Partial<Record<FilterKey, readonly string[]>> = {
  occasion: Object.keys(occasionLabels),
  color: Object.keys(colorLabels),
  foil: Object.keys(finishLabels),
  shape: Object.keys(shapeLabels),
  orientation: Object.keys(orientationLabels),
};

function orderOf(key: FilterKey, values: readonly string[]): readonly string[] {
  if (key === 'theme') return values.toSorted((a, b) => a.localeCompare(b, 'en'));
  const order = orders[key];
  if (order === undefined) return values.toSorted((a, b) => Number(a) - Number(b));
  return order.filter((value) => values.includes(value));
}

/** A design is shown in the theme or color that was asked for, and with as many photos. */
export function shownTheme({ themeOptions }: CardSummary, filters: CardFilters) {
  const { theme: names = [], color: colors = [] } = filters;
  const fitting =
    themeOptions.find(({ name }) => names.includes(name)) ??
    themeOptions.find(({ color }) => colors.includes(color));
  return fitting ?? themeOptions[0];
}

export function shownFront({ fronts }: CardSummary, filters: CardFilters) {
  const wanted = filters.photos ?? [];
  return fronts.find(({ photoCount }) => wanted.includes(String(photoCount))) ?? fronts[0];
}
