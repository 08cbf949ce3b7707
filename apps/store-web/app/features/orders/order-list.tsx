import { listOrders, type Orders, type OrderSummary } from '@albumen/contract/endpoints/orders';
import { orderStatusWords } from '@albumen/contract/orders/order-labels';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import './orders.css';

export function OrderList({ loaded }: { loaded: Orders }) {
  const [{ orders, next }, setList] = useState(loaded);
  const [isBusy, setIsBusy] = useState(false);
  const more = async (cursor: string) => {
    setIsBusy(true);
    const reply = await call(listOrders, { query: { next: cursor } });
    setIsBusy(false);
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    setList({ orders: [...orders, ...reply.value.orders], next: reply.value.next });
  };
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        action={
          <Link className={buttonClass({ kind: 'primary' })} to="/shop">
            Open the shop
          </Link>
        }
      >
        What you order is kept here, with its invoices and parcels.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="order-list">
        {orders.map((order) => (
          <Row key={order.resourceId} order={order} />
        ))}
      </ul>
      {next !== null && (
        <Button isBusy={isBusy} onClick={() => void more(next)}>
          Show older orders
        </Button>
      )}
    </>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const { resourceId, reference, status, itemNames, itemCount, proofUrls } = order;
  const rest = itemCount - itemNames.length;
  const names = [...new Set(itemNames)].join(', ');
  return (
    <li className="order-row">
      <span className="order-row__proofs">
        {proofUrls.map((url) => (
          <img key={url} src={url} alt="" loading="lazy" decoding="async" />
        ))}
      </span>
      <span className="order-row__facts">
        <Link className="order-row__link" to={href.order(resourceId)}>
          Order {reference}
        </Link>
        <span className="text-sm text-muted">
          {formatDate(new Date(order.placedAt ?? order.createdAt))} · {names}
          {rest > 0 && ` and ${rest} more`}
        </span>
      </span>
      <span className="order__status" data-status={status}>
        {orderStatusWords[status]}
      </span>
      <span className="text-figures">{formatPrice(order.totalMinor, order.currency)}</span>
    </li>
  );
}
