import type { CartGroup, CartItem } from '@albumen/contract/endpoints/cart';
import { formatDays } from '@albumen/domain/dates/format-days';
import { formatPrice } from '@albumen/domain/money/format-price';
import { useId } from 'react';
import { useCartOnPage } from './cart-context.tsx';
import { groupLabel } from './cart-labels.ts';
import { ItemRow } from './item-row.tsx';

/** What the lab makes and ships together, drawn together. */
export function GroupSection({ group }: { group: CartGroup }) {
  const { cart } = useCartOnPage();
  const id = useId();
  const items = cart.items.filter(({ itemId }) => group.itemIds.includes(itemId));
  return (
    <section className="cart-group" aria-labelledby={id}>
      <header className="cart-group__head">
        <h2 id={id} className="title-sm">
          {group.name}
        </h2>
        <p className="text-sm text-muted">{groupLabel(group)}</p>
      </header>
      <ul className="cart-items">
        {items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
      </ul>
      <Delivery group={group} />
    </section>
  );
}

function Delivery({ group: { ships, arrives, shipping } }: { group: CartGroup }) {
  const { currency } = useCartOnPage().cart;
  return (
    <dl className="cart-group__facts text-sm">
      <div>
        <dt>Leaves the lab</dt>
        <dd>{formatDays(ships.from, ships.to)}</dd>
      </div>
      <div>
        <dt>Arrives about</dt>
        <dd>{formatDays(arrives.from, arrives.to)}</dd>
      </div>
      {shipping !== null && (
        <div>
          <dt>Shipping from</dt>
          <dd>
            {shipping.priceMinor === 0 ? 'Free' : formatPrice(shipping.priceMinor, currency)}
            {shipping.surcharges.map(({ reason, amountMinor }) => (
              <span key={reason} className="text-muted">
                {` · ${formatPrice(amountMinor, currency)} of it: ${reason}`}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Items in no parcel: what is no longer made. */
export function UngroupedItems({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="cart-group">
      <header className="cart-group__head">
        <h2 className="title-sm">Can’t be ordered</h2>
      </header>
      <ul className="cart-items">
        {items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
      </ul>
    </section>
  );
}
