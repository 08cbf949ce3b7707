import type { Focus } from '@albumen/contract/covers';
import type { Dependencies } from '../../dependencies.ts';
import { findCover } from './gallery-covers.queries.ts';

/** Whether this photo, by its public name, stands for its gallery around this very point. */
export async function isCover(
  { db }: Pick<Dependencies, 'db'>,
  { galleryId, token, focus }: { galleryId: string | null; token: string; focus: Focus },
): Promise<boolean> {
  const cover = galleryId === null ? undefined : await findCover(db, galleryId);
  return cover?.token === token && cover.focusX === focus.x && cover.focusY === focus.y;
}
