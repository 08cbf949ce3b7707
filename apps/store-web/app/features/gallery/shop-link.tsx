import { pathOf } from '@albumen/contract/endpoint';
import { buttonClass } from '@albumen/ui/buttons/button';
import { BagIcon } from '@albumen/ui/icons';
import { useNavigate } from 'react-router';
import { Link } from '../../shell/navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';

export interface ShopLinkProps {
  galleryId: string;
  /** How many there are, on the tab that shows them. */
  favorites: number | undefined;
  /** A heart that is still being saved is among them once it is. */
  settling: FavoritesStore['settling'];
}

/** The shop with this gallery's photos; from the favorites, with all of them. */
export function ShopLink({ galleryId, favorites = 0, settling }: ShopLinkProps) {
  const navigate = useNavigate();
  const isAll = favorites > 0;
  const to = pathOf(paths.shop, {}, { gallery: galleryId, ...(isAll && { photos: 'favorites' }) });
  return (
    <Link
      className={buttonClass({ kind: 'quiet', isDense: true }, 'gallery-bar__shop')}
      title={isAll ? 'Buy all favorites' : 'Shop'}
      to={to}
      onClick={(event) => {
        const hearts = settling();
        if (!isAll || !hearts || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        void hearts.then(() => navigate(to));
      }}
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
