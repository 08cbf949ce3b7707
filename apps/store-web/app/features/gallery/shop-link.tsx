import { pathOf } from '@albumen/contract/endpoint';
import { buttonClass } from '@albumen/ui/button';
import { BagIcon } from '@albumen/ui/icons';
import { Link } from '../../shell/link.tsx';
import { paths } from '../../paths.ts';

export interface ShopLinkProps {
  galleryId: string;
  /** How many there are, on the tab that shows them. */
  favorites: number | undefined;
}

/** The shop with this gallery's photos; from the favorites, with all of them. */
export function ShopLink({ galleryId, favorites = 0 }: ShopLinkProps) {
  const isAll = favorites > 0;
  return (
    <Link
      className={buttonClass({ kind: 'quiet', isDense: true }, 'gallery-bar__shop')}
      title={isAll ? 'Buy all favorites' : 'Shop'}
      to={pathOf(paths.shop, {}, { gallery: galleryId, ...(isAll && { photos: 'favorites' }) })}
    >
      <BagIcon />
      <span className="button__label">
        {isAll ? (
          <>
            Buy all <span className="gallery-bar__all">favorites</span>
          </>
        ) : (
          'Shop'
        )}
      </span>
    </Link>
  );
}
