import { isCard } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import type { CardSummary } from '@albumen/contract/endpoints/cards';
import type { Choice } from '@albumen/domain/pricing/choice';
import { CardPair } from './card-pair.tsx';
import { isDeckled } from '../product-pictures/is-deckled.ts';
import type { Looks } from '../product-pictures/picture-props.ts';
import { ProductPicture } from '../product-pictures/product-picture.tsx';
import { WallPicture } from '../product-pictures/wall-picture.tsx';
import { photosFrom, type ShownPhoto } from '../products/shown-photo.ts';
import { sizeLabel } from '@albumen/domain/sizes/size-label';
import { sidesOf } from './turned-size.ts';

export interface ProductViewsProps {
  product: Product;
  choice: Choice;
  photos: readonly ShownPhoto[];
  isTurned: boolean;
  designs: readonly CardSummary[];
}

/** Wall products hang on a wall, too: how large is 16 by 20? */
const hangs: readonly Product['family'][] = ['print', 'fineArt', 'framed', 'canvas', 'metal'];

export function ProductViews({ product, choice, photos, isTurned, designs }: ProductViewsProps) {
  const { family, name, tags, piecesPerUnit } = product;
  if (isCard(family)) {
    return (
      <div className="product-view product-view--cards">
        <CardPair designs={designs} photos={photos} />
      </div>
    );
  }
  const picture = {
    ...sidesOf(choice.size, isTurned),
    looks: looksOf(choice),
    photos: photosFrom(photos, 0, 6),
    pieces: piecesPerUnit,
    isDeckled: isDeckled(tags),
    isLarge: true,
  };
  const size = sizeLabel(choice.size);
  const isShownHanging = hangs.includes(family) && piecesPerUnit === 1;
  return (
    <div className="product-views">
      <div className="product-view">
        <span className="visually-hidden">{`Shown: ${name}, ${size}`}</span>
        <ProductPicture {...picture} family={family} ratio={1.25} />
      </div>
      {isShownHanging && (
        <div className="product-view product-view--wall">
          <span className="visually-hidden">{`Shown: ${size} to scale, beside the outline of a door`}</span>
          <WallPicture {...picture} family={family} ratio={2} />
        </div>
      )}
    </div>
  );
}

function looksOf({ values }: Choice): Looks {
  return Object.fromEntries(
    values.map(({ key, value }) => [key, { id: value.id, look: value.look }]),
  );
}
