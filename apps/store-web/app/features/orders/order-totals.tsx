import type { Order } from '@albumen/contract/endpoints/orders';
import { sumRows } from '@albumen/domain/checkout/sum-rows';
import { formatPrice } from '@albumen/domain/money/format-price';

export function OrderTotals({ order }: { order: Order }) {
  const price = (minor: number) => formatPrice(minor, order.currency);
  const rows = [
    ['Items', price(order.itemsMinor)],
    ...sumRows(order).map(({ label, amountMinor }) => [
      label,
      amountMinor === 0 ? 'Free' : price(amountMinor),
    ]),
  ];
  return (
    <div>
      <dl className="order-totals">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-figures">{value}</dd>
          </div>
        ))}
        <div className="order-totals__total">
          <dt>Total</dt>
          <dd className="text-figures">{price(order.totalMinor)}</dd>
        </div>
        {order.refundedMinor > 0 && (
          <div>
            <dt>{returnedLabel(order)}</dt>
            <dd className="text-figures">{price(order.refundedMinor)}</dd>
          </div>
        )}
      </dl>
      <PaidBy order={order} />
    </div>
  );
}

/** A card that has digits is known to be one. */
function returnedLabel({ paidBy }: Order): string {
  return /(?<!account) ending in \d{4}$/.test(paidBy?.words ?? '')
    ? 'Returned to your card'
    : 'Returned to you';
}

function PaidBy({ order: { paidBy } }: { order: Order }) {
  if (paidBy === null) return null;
  const { words, charged } = paidBy;
  return (
    <p className="text-sm text-muted">
      {words}
      {charged && `, charged as ${formatPrice(charged.amountMinor, charged.currency)}`}
    </p>
  );
}
