/** Scrolls to the photo's tile and focuses it; false where the grid does not have the photo. */
export type Reveal = (photoId: string) => boolean;

const grids = new Set<Reveal>();

/** A grid that is on the page answers until the returned function is called. */
export function answerReveal(reveal: Reveal): () => void {
  grids.add(reveal);
  return () => grids.delete(reveal);
}

/** Leads back to a photo after its preview: its tile is in view and has the focus. */
export function revealPhoto(photoId: string): void {
  for (const reveal of grids) if (reveal(photoId)) return;
}
