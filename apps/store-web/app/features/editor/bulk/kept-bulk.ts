import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { createBrowserStore } from '../saving/draft-store.ts';
import type { Opening } from '../opening/opening.ts';
import { startBulk, type Bulk } from './bulk-prints.ts';

/** Many prints as they were left in this browser; they become designs of the server's in the cart. */
export interface KeptBulk {
  attributes: Readonly<Record<string, string>>;
  prints: readonly { photoId: string; document: DesignDocument; quantity: number }[];
  /** Everything that was on offer: what is new since is added, what was left out stays out. */
  offered: readonly string[];
}

export const bulkDrafts = createBrowserStore<KeptBulk>();

export interface OpenedBulk {
  bulk: Bulk;
  offered: readonly string[];
  /** Photos that were deleted since. */
  missingCount: number;
}

export function openBulk(
  opening: Opening,
  { photos, chosen }: { photos: readonly EditorPhoto[]; chosen: readonly EditorPhoto[] },
  kept: KeptBulk | undefined,
): OpenedBulk {
  const offered = chosen.map(({ photoId }) => photoId);
  if (kept === undefined) return { bulk: startBulk(opening, chosen), offered, missingCount: 0 };
  const known = new Set(kept.offered);
  const photoOf = new Map(photos.map((photo) => [photo.photoId, photo]));
  const left = kept.prints.flatMap(({ photoId, ...print }) => {
    const photo = photoOf.get(photoId);
    return photo === undefined ? [] : [{ ...print, photo }];
  });
  const fresh = startBulk(
    { ...opening, start: { ...opening.start, attributes: { ...kept.attributes } } },
    chosen.filter(({ photoId }) => !known.has(photoId)),
  );
  return {
    bulk: { attributes: kept.attributes, prints: [...left, ...fresh.prints] },
    offered: [...new Set([...kept.offered, ...offered])],
    missingCount: kept.prints.length - left.length,
  };
}

export function keptOf({ attributes, prints }: Bulk, offered: readonly string[]): KeptBulk {
  return {
    attributes,
    prints: prints.map(({ photo: { photoId }, document, quantity }) => ({
      photoId,
      document,
      quantity,
    })),
    offered,
  };
}
