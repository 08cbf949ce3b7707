import type { CartItem } from '@albumen/contract/endpoints/cart';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { useCartOnPage } from './cart-context.tsx';
import { choiceLabel, quantityLabel } from './cart-labels.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemStops } from './item-stops.tsx';
import { QuantitySelect } from '../cart-items/quantity-select.tsx';

/** One designed item. */
export function ItemRow({ item }: { item: CartItem }) {
  const { busy, actions } = useCartOnPage();
  const isBusy = busy.has(item.itemId) || busy.has('');
  return (
    <li className="cart-item" aria-busy={isBusy || undefined}>
      <ItemPicture item={item} />
      <div className="cart-item__body">
        <ItemText item={item} />
        <ItemStops item={item} />
        <ItemActions item={item} />
      </div>
      <div className="cart-item__sum">
        {item.status === 'abandoned' ? (
          <p className="text-sm text-muted">{quantityLabel(item)}</p>
        ) : (
          <QuantitySelect
            item={item}
            send={async (wanted, isLeaving) =>
              (await actions.changeQuantity(item, wanted, isLeaving)) !== undefined
            }
          />
        )}
        <ItemPrice item={item} />
      </div>
    </li>
  );
}

function ItemText({ item }: { item: CartItem }) {
  const { itemName, productName, projectTitle, abandonedAt } = item;
  // Below the heading of its parcel; lists of other items have none.
  const Heading = item.status === 'pending' ? 'h3' : 'h2';
  return (
    <div className="cart-item__words">
      <Heading className="cart-item__name">{itemName}</Heading>
      <p className="text-sm text-muted">
        {itemName !== productName && productName !== '' && `${productName} · `}
        {choiceLabel(item)}
      </p>
      {projectTitle !== undefined && <p className="text-sm text-muted">From {projectTitle}</p>}
      {abandonedAt !== null && (
        <p className="text-sm text-muted">Deleted {formatDate(new Date(abandonedAt))}</p>
      )}
    </div>
  );
}

function ItemPrice({ item: { price } }: { item: CartItem }) {
  const { currency } = useCartOnPage().cart;
  if (price === null) return null;
  return (
    <p className="cart-item__price">
      <span className="cart-item__total">{formatPrice(price.totalMinor, currency)}</span>
      {price.percentOff > 0 ? (
        <span className="text-sm text-muted">
          <s>
            <span className="visually-hidden">Before: </span>
            {formatPrice(price.listMinor, currency)}
          </s>{' '}
          {price.percentOff}% off
        </span>
      ) : (
        price.totalMinor !== price.unitMinor && (
          <span className="text-sm text-muted">{formatPrice(price.unitMinor, currency)} each</span>
        )
      )}
    </p>
  );
}
