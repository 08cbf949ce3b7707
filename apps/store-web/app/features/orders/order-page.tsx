import type { Order } from '@albumen/contract/endpoints/orders';
import { orderStatusWords } from '@albumen/contract/orders/order-labels';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { buttonClass } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { useStudio } from '../../shell/viewer.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeAddress } from './change-address.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderGroups } from './order-groups.tsx';
import { OrderSupport } from './order-support.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import './orders.css';

interface OrderPageProps {
  order: Order;
  /** Just placed. */
  isThankYou: boolean;
}

export function OrderPage({ order: loaded, isThankYou }: OrderPageProps) {
  const [order, setOrder] = useState(loaded);
  const gallery = useStudio()?.gallery;
  const { resourceId, reference, status, placedAt } = order;
  return (
    <main className="order" id="main" tabIndex={-1}>
      <div className="order__top">
        <header className="order__head">
          <h1 className="title-lg">
            {isThankYou ? 'Thank you for your order' : `Order ${reference}`}
          </h1>
          <p className="order__facts">
            {isThankYou && <span>Order {reference}</span>}
            <span className="order__status" data-status={status}>
              {orderStatusWords[status]}
            </span>
            {placedAt !== null && (
              <a className="link" href={href.invoice(resourceId)}>
                Invoice (PDF)
              </a>
            )}
          </p>
        </header>
        <OrderNotice order={order} isThankYou={isThankYou} />
      </div>
      <div className="order__column">
        <OrderGroups order={order} onChange={setOrder} />
      </div>
      <aside className="order__aside" aria-label="Summary">
        <OrderTotals order={order} />
        <OrderAddress order={order} />
        {order.canCancel && <ChangeAddress order={order} onChange={setOrder} />}
        {!isThankYou && (placedAt !== null || status === 'expired') && (
          <OrderAgain resourceId={resourceId} />
        )}
        {order.canCancel && <CancelOrder order={order} onChange={setOrder} />}
        {isThankYou && (
          <a
            className={buttonClass({ isWide: true })}
            href={gallery ? href.gallery(gallery.shareId) : href.home()}
          >
            {gallery ? `Back to ${gallery.title}` : 'Back to the start'}
          </a>
        )}
      </aside>
      <div className="order__column">
        <section className="order__section">
          <h2 className="title-sm">What happens</h2>
          <OrderTimeline steps={order.timeline} />
        </section>
        <OrderSupport order={order} />
      </div>
    </main>
  );
}

function OrderNotice({ order, isThankYou }: OrderPageProps) {
  if (order.status === 'pending') {
    return (
      <Notice title="Your bank has not answered yet.">
        <p>
          Your card may be held, but nothing is charged twice. We mail {order.email} as soon as we
          know.
        </p>
      </Notice>
    );
  }
  if (order.status === 'awaitingPayment') return <Awaiting order={order} />;
  if (order.status === 'expired') {
    return (
      <Notice title="The payment of this order did not arrive.">
        <p>
          Nothing of it is made. Money that comes after all goes back by itself; to order the same,
          press Order again.
        </p>
      </Notice>
    );
  }
  if (order.status === 'canceled') {
    return (
      <Notice title="This order was canceled.">
        <p>
          Nothing of it is made.{' '}
          {order.placedAt !== null && order.totalMinor > 0
            ? 'The money goes back the way it came; banks take a few days to show it.'
            : nothingCharged(order)}
        </p>
      </Notice>
    );
  }
  if (!isThankYou) return null;
  return (
    <Notice kind="done" title="It is paid and on its way to the lab.">
      <p>A receipt goes to {order.email}. Tracking follows when it ships.</p>
    </Notice>
  );
}

/** What was awaited may have been on its way. */
function nothingCharged({ paidBy }: Order): string {
  return paidBy === null
    ? 'Nothing was charged.'
    : 'Nothing is charged; money that comes after all goes back by itself.';
}

function Awaiting({ order: { email, expiresAt, paidBy } }: { order: Order }) {
  return (
    <Notice title="We have your order and await its payment.">
      <p>
        {paidBy !== null && `You pay by ${paidBy.words}. `}
        We begin as soon as the money is confirmed, and mail {email} then.{' '}
        {expiresAt !== null &&
          `If nothing has come by ${formatDate(new Date(expiresAt))}, the order ends and nothing is charged.`}
      </p>
    </Notice>
  );
}

function OrderAddress({ order }: { order: Order }) {
  const { name, companyName, address1, address2, city, state, zip, country } = order.shipTo;
  const place = order.asksProof ? state : `${city}, ${state} ${zip}`;
  const lines = [name, companyName, address1, address2, place];
  return (
    <div className="order-address">
      <h2 className="title-sm">
        {order.shippingType === 'dropship' ? 'Ships to' : 'Ships to your studio'}
      </h2>
      <address>
        {[...lines, country === 'US' ? '' : 'Canada']
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      {order.asksProof && (
        <p className="text-sm text-muted">
          Whoever has this page’s link sees neither the whole address nor messages. Changes and
          questions ask for the email or the zip code of the order.
        </p>
      )}
      {order.customerReference !== '' && (
        <p className="text-sm text-muted">Your reference: {order.customerReference}</p>
      )}
    </div>
  );
}
