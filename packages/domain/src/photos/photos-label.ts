/** '1 photo', '3,200 photos'. */
export function photosLabel(count: number): string {
  return count === 1 ? '1 photo' : `${count.toLocaleString('en-US')} photos`;
}

/** '1 favorite', '3,200 favorites'. */
export function favoritesLabel(count: number): string {
  return count === 1 ? '1 favorite' : `${count.toLocaleString('en-US')} favorites`;
}
