import { buttonClass } from '@albumen/ui/button';
import { Link } from '../../../shell/navigation/link.tsx';
import { shopLinks } from '../../../shop-links.ts';
import { isBulk } from '../bulk/bulk-prints.ts';
import { useDesign, useEditor } from '../state/editor-context.tsx';

/** From one print to one of each favorite, with the same choices. */
export function ManyPrints({ favoriteCount }: { favoriteCount: number }) {
  const { opening } = useEditor();
  const { attributes } = useDesign();
  const { product, galleryId, cancelUrl } = opening.start;
  const canBe = isBulk({ ...opening, space: null, isFromFavorites: true });
  if (favoriteCount < 2 || galleryId === null || !canBe) return null;
  const target = { projectId: galleryId, productId: product.id, designId: undefined };
  return (
    <p>
      <Link
        className={buttonClass({ isDense: true })}
        to={shopLinks.editorNew(target, { ...attributes, photos: 'favorites', cancelUrl })}
      >
        {`Print all ${favoriteCount.toLocaleString('en-US')} favorites`}
      </Link>
    </p>
  );
}
