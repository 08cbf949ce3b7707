import { favoritesOf } from './addresses.ts';
import { findKept, openKept } from './kept-galleries.ts';

let before: Promise<unknown> = Promise.resolve();

/* What is kept of favorites is the list that the page began with: it is told of each heart pressed since. */
export function keepHeart(gallery: string, photoId: string, reply: Response): Promise<void> {
  // One after the other: two at once would begin with the same list, and the later keep only its own.
  const keeping = before.then(() => addHeart(gallery, photoId, reply));
  before = keeping.catch(() => undefined);
  return keeping;
}

async function addHeart(gallery: string, photoId: string, reply: Response): Promise<void> {
  const name = favoritesOf(gallery);
  const kept: unknown = await (await findKept(gallery, name))?.json();
  const pressed: unknown = await reply.json();
  if (!isObject(kept) || !('photoIds' in kept) || !Array.isArray(kept.photoIds)) return;
  if (!isObject(pressed) || !('isFavorite' in pressed)) return;
  const others = kept.photoIds.map(String).filter((id) => id !== photoId);
  const photoIds = pressed.isFavorite === true ? [...others, photoId] : others;
  await (await openKept(gallery)).put(name, Response.json({ ...kept, photoIds }));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
