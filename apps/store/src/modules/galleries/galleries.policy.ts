import type { SignedInAccount } from '../../http/visit.ts';
import type { GalleryRow } from './gallery-access.service.ts';

/** What its owner may do with a gallery now; the page shows its buttons by it. */
export function ownerPolicy(
  gallery: Pick<GalleryRow, 'state' | 'deletedAt'>,
  owner: Pick<SignedInAccount, 'isVerified'>,
): { edit: boolean; share: boolean; restore: boolean } {
  const isLive = gallery.deletedAt === null;
  return {
    edit: isLive,
    share: isLive && gallery.state === 'active' && owner.isVerified,
    restore: !isLive,
  };
}
