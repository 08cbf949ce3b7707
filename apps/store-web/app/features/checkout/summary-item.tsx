import type { CartDeed } from '@albumen/contract/cart-messages';
import { moveItem, updateQuantity } from '@albumen/contract/endpoints/cart';
import type { CheckoutItem, Quote } from '@albumen/contract/endpoints/checkout';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { call } from '../../shell/api/browser-api.ts';
import { showMoved } from '../cart-items/moved-toast.ts';
import { QuantitySelect } from '../cart-items/quantity-select.tsx';
import { useCheckout } from './checkout-context.tsx';

/** One item of the order; how many there are is changed here, as in the cart. */
export function SummaryItem({ item, quote }: { item: CheckoutItem; quote: Quote }) {
  const { changeCart } = useCheckout();
  const { itemId, name, productName, details, proofUrl } = item;
  const line = quote.lines.find((each) => each.itemId === itemId);
  const title = name === '' ? productName : name;
  const move = (deed: CartDeed, destinationStatus: 'abandoned' | 'pending') =>
    changeCart(deed, () => call(moveItem, { params: { itemId, destinationStatus } }));
  const remove = async () => {
    if (!(await move('deleting this item', 'abandoned'))) return;
    showMoved(title, 'abandoned', () => void move('moving this item', 'pending'));
  };
  return (
    <li className="checkout-summary__item">
      <span className="checkout-summary__proof">
        {proofUrl !== null && <img src={proofUrl} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className="checkout-summary__name">
        <span>{title}</span>
        <span className="text-sm text-muted">{details.join(', ')}</span>
      </span>
      <span className="text-figures">
        {line && formatPrice(line.listMinor - line.itemDiscountMinor, quote.currency)}
      </span>
      <div className="checkout-summary__tools">
        <QuantitySelect
          item={item}
          send={(wanted, outlivesPage) => {
            const params = { itemId, quantity: String(wanted) };
            const send = () => call(updateQuantity, { params, outlivesPage });
            return changeCart('updating the quantity', send);
          }}
        />
        <Button kind="quiet" isDense onClick={() => void remove()}>
          Remove<span className="visually-hidden"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
