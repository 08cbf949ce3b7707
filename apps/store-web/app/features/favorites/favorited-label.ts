/** What is said after several photos were favorited at once. */
export function favoritedLabel(count: number): string {
  return count === 1 ? 'Favorited.' : `${count.toLocaleString('en-US')} photos favorited.`;
}
