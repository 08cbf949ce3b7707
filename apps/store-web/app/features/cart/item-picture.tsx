import type { CartItem } from '@albumen/contract/endpoints/cart';

/** The designed item as it will be printed; its space is there before the picture. */
export function ItemPicture({ item }: { item: CartItem }) {
  const { proofUrl, ratio, itemName } = item;
  const style = {
    aspectRatio: String(ratio),
    ...(ratio >= 1 ? { width: '100%' } : { height: '100%' }),
  };
  return (
    <div className="cart-picture">
      {proofUrl === null ? (
        <span className="cart-picture__waiting skeleton" style={style} />
      ) : (
        <img src={proofUrl} alt={`Your design: ${itemName}`} style={style} decoding="async" />
      )}
    </div>
  );
}
