import type { CardSummary } from '@albumen/contract/endpoints/cards';
import type { ProductSummary } from '@albumen/contract/endpoints/catalog';
import { isCard } from '@albumen/contract/catalog/families';
import { formatPrice } from '@albumen/domain/money/format-price';
import { shopLinks, type ShopQuery } from '../../shop-links.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { CardPair } from './card-pair.tsx';
import { firstSize } from './first-size.ts';
import { isDeckled } from '../product-pictures/is-deckled.ts';
import { ProductPicture } from '../product-pictures/product-picture.tsx';
import { photosFrom, type ShownPhoto } from '../products/shown-photo.ts';
import { isTurnedFor, sidesOf } from './turned-size.ts';

export interface ProductTileProps {
  product: ProductSummary;
  currency: string;
  photos: readonly ShownPhoto[];
  /** Designs to show card products with. */
  designs: readonly CardSummary[];
  query: ShopQuery;
}

export function ProductTile({ product, currency, photos, designs, query }: ProductTileProps) {
  const { id, family, name, summary, fromMinor, hasPriceRange } = product;
  return (
    <Link className="product-tile" to={shopLinks.product(id, query)}>
      <span className="product-tile__picture">
        {isCard(family) ? (
          <CardPair designs={designs.filter((each) => each.family === family)} photos={photos} />
        ) : (
          <TilePicture product={product} photos={photos} />
        )}
      </span>
      <span className="product-tile__words">
        <span className="product-tile__name title-sm">{name}</span>
        <data className="product-tile__price" value={fromMinor}>
          {(hasPriceRange || isCard(family)) && 'From '}
          {formatPrice(fromMinor, currency)}
        </data>
        <span className="product-tile__summary text-sm text-muted">{summary}</span>
      </span>
    </Link>
  );
}

type TilePictureProps = Pick<ProductTileProps, 'product' | 'photos'>;

function TilePicture({ product, photos }: TilePictureProps) {
  const { family, tags, piecesPerUnit, defaults } = product;
  const [photo] = photos;
  const size = firstSize(product, photo);
  if (size === undefined) return null;
  const isTurned = isTurnedFor(size, photo, { isTurnable: family !== 'album' });
  return (
    <ProductPicture
      family={family}
      {...sidesOf(size, isTurned)}
      looks={defaults}
      photos={photosFrom(photos, 0, 6)}
      pieces={piecesPerUnit}
      isDeckled={isDeckled(tags)}
      ratio={1}
      isLarge={false}
    />
  );
}
