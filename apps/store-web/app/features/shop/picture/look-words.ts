import type { ProductFamily } from '@albumen/contract/catalog/families';

/** Families that photographs are made into; cards begin with a design. */
export function hasPicture(family: ProductFamily): boolean {
  return family !== 'flatCard' && family !== 'foldedCard';
}

/** Sheets that are torn by hand, by what the catalog says of them. */
export function isDeckled(tags: readonly string[]): boolean {
  return tags.includes('handmade');
}
