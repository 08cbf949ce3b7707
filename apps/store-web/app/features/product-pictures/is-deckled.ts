/** Sheets that are torn by hand, by what the catalog says of them. */
export function isDeckled(tags: readonly string[]): boolean {
  return tags.includes('handmade');
}
