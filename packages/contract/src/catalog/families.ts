/** What kind of thing a product is; decides its faces, its options and how it is laid out. */
export const productFamilies = [
  'print',
  'fineArt',
  'framed',
  'canvas',
  'metal',
  'album',
  'flatCard',
  'foldedCard',
] as const;

export type ProductFamily = (typeof productFamilies)[number];

/** The lab's departments: what one makes is one lab order with its own shipping. */
export const departmentIds = ['prints', 'wall', 'press', 'albums'] as const;

export type DepartmentId = (typeof departmentIds)[number];

/** Options whose values the catalog lists and prices, by their names on the wire. */
export const optionKeys = [
  'paper',
  'mount',
  'coating',
  'border',
  'moulding',
  'mat',
  'glazing',
  'depth',
  'edge',
  'finish',
  'corners',
  'hanging',
  'cover_material',
  'engraving',
  'shape',
  'foilColor',
  'fold',
  'envelope',
] as const;

export type OptionKey = (typeof optionKeys)[number];

/** Options without which a product of the family can't be made. */
export const requiredOptions: Readonly<Record<ProductFamily, readonly OptionKey[]>> = {
  print: ['paper'],
  fineArt: ['paper'],
  framed: ['moulding', 'mat'],
  canvas: ['depth', 'edge'],
  metal: ['finish'],
  album: ['cover_material'],
  flatCard: ['paper', 'shape', 'foilColor'],
  foldedCard: ['paper', 'fold', 'foilColor'],
};

/** Whether a product carries a card design from the catalog of designs. */
export function isCard(family: ProductFamily): boolean {
  return family === 'flatCard' || family === 'foldedCard';
}
