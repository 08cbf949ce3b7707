import type { SignedInAccount } from '../../http/visit.ts';
import type { GalleryRow } from './gallery-access.service.ts';

/** A draft that nothing was done with: the create page uses it again. */
function isEmptyDraft({
  state,
  title,
  photoCount,
}: Pick<GalleryRow, 'state' | 'title' | 'photoCount'>): boolean {
  return state === 'draft' && title === '' && photoCount === 0;
}

export interface Owner extends Pick<SignedInAccount, 'isVerified'> {
  /** False for a member of the studio who only looks. */
  mayChange?: boolean;
}

/** What its owner may do with a gallery now; the page shows its buttons by it. */
export function ownerPolicy(
  gallery: Pick<GalleryRow, 'state' | 'title' | 'photoCount' | 'deletedAt'>,
  { isVerified, mayChange = true }: Owner,
): { edit: boolean; share: boolean; restore: boolean } {
  const isLive = gallery.deletedAt === null;
  return {
    edit: mayChange && isLive,
    share: mayChange && isLive && !isEmptyDraft(gallery) && isVerified,
    restore: mayChange && !isLive,
  };
}
