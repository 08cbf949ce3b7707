import type { CartItem } from '@albumen/contract/endpoints/cart';
import type { ShownPhoto } from '../products/shown-photo.ts';
import type { Looks } from '../product-pictures/picture-props.ts';
import { ProductPicture } from '../product-pictures/product-picture.tsx';

/** The designed item as it will look; its space is there before the picture. */
export function ItemPicture({ item }: { item: CartItem }) {
  const { proofUrl, mounting, itemName } = item;
  const label = `Your design: ${itemName}`;
  if (proofUrl !== null && mounting !== null) {
    return (
      <div className="cart-picture cart-picture--mounted">
        <span className="visually-hidden">{label}</span>
        <MountedPicture item={item} proofUrl={proofUrl} mounting={mounting} />
      </div>
    );
  }
  return (
    <div className="cart-picture">
      <Proof item={item} label={label} />
    </div>
  );
}

/** What is printed, and nothing else. */
function Proof({ item: { proofUrl, ratio }, label }: { item: CartItem; label: string }) {
  const style = {
    aspectRatio: String(ratio),
    ...(ratio >= 1 ? { width: '100%' } : { height: '100%' }),
  };
  return proofUrl === null ? (
    <span className="cart-picture__waiting skeleton" style={style} />
  ) : (
    <img src={proofUrl} alt={label} style={style} decoding="async" />
  );
}

interface MountedProps {
  item: CartItem;
  proofUrl: string;
  mounting: NonNullable<CartItem['mounting']>;
}

/** Framed, stretched or on its floats, drawn as in the shop around what is printed. */
function MountedPicture({ item: { family, itemId }, proofUrl, mounting }: MountedProps) {
  const { widthInches: width, heightInches: height, looks } = mounting;
  if (family === null) return null;
  const photo: ShownPhoto = {
    id: itemId,
    width,
    height,
    isOwn: true,
    focus: { x: 'middle', y: 'middle' },
    urls: { thumb: proofUrl, tile: proofUrl, large: proofUrl },
  };
  return (
    <ProductPicture
      family={family}
      width={width}
      height={height}
      looks={asProofed(looks)}
      photos={[photo]}
      pieces={1}
      isDeckled={false}
      ratio={1}
      isLarge={false}
    />
  );
}

/** The proof ends at the face: of a photo that runs around the edge, the side shows its mirror. */
function asProofed(looks: Looks): Looks {
  const { edge, ...others } = looks;
  return edge?.id === 'image' ? { ...others, edge: { ...edge, id: 'mirror' } } : looks;
}
