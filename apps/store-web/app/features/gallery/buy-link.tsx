import { pathOf } from '@albumen/contract/endpoint';
import type { SharedGallery } from '@albumen/contract/endpoints/shared-galleries';
import { pageLimits } from '@albumen/contract/page-limits';
import { buttonClass } from '@albumen/ui/buttons/button';
import { BagIcon } from '@albumen/ui/icons';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';

interface BuyLinkProps {
  gallery: Pick<SharedGallery, 'can' | 'galleryId'>;
  photoIds: readonly string[];
}

/** Takes photos to the shop; nothing where there are none, too many, or no shop. */
export function BuyLink({ gallery: { can, galleryId }, photoIds }: BuyLinkProps) {
  if (!can.shop || photoIds.length === 0 || photoIds.length > pageLimits.boughtPhotos) return null;
  return (
    <Link
      className={buttonClass({ kind: 'quiet', isDense: true })}
      to={pathOf(paths.shop, {}, { gallery: galleryId, photo: photoIds.join() })}
    >
      <BagIcon />
      <span className="button__label">Buy</span>
    </Link>
  );
}
