import {
  listOperatorOrders,
  type OperatorOrder,
} from '@albumen/contract/endpoints/operator-orders';
import { orderStatusWords } from '@albumen/contract/orders/order-labels';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useNewest } from '../../shell/use-newest.ts';
import { RefundForm } from './refund-form.tsx';
import { May } from './rights.tsx';

export function PaidOrderList({ orders: loaded }: { orders: readonly OperatorOrder[] }) {
  const [found, setFound] = useState<readonly OperatorOrder[]>();
  const [find, setFind] = useState('');
  const begin = useNewest();
  const look = async () => {
    const isNewest = begin();
    const reply = await call(listOperatorOrders, { query: { find } });
    if (!isNewest()) return;
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    setFound(reply.value.orders);
  };
  const orders = found ?? loaded;
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void look();
  };
  return (
    <>
      <FormStateContext value={{ id: 'find-order', errors: {}, values: {} }}>
        <form className="operator__parcel" onSubmit={search}>
          <TextField
            name="find"
            label="Order, name or email"
            autoComplete="off"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
          <Button type="submit" isDense>
            Find
          </Button>
        </form>
      </FormStateContext>
      {orders.length === 0 ? (
        <EmptyState title="No orders">
          {find === ''
            ? 'Orders come here once they are paid, or promised to be.'
            : 'No order has that in it.'}
        </EmptyState>
      ) : (
        <ul className="operator__list" aria-label="Orders found">
          {orders.map((order) => (
            <PaidOrder key={order.orderId} order={order} onChange={() => void look()} />
          ))}
        </ul>
      )}
    </>
  );
}

function PaidOrder({ order, onChange }: { order: OperatorOrder; onChange: () => void }) {
  const { reference, contactName, email, status, totalMinor, leftMinor, currency } = order;
  const price = (minor: number) => formatPrice(minor, currency);
  return (
    <li className="operator__row">
      <div>
        <p>
          <strong>{reference}</strong> <Chip>{orderStatusWords[status]}</Chip>
        </p>
        <p className="text-sm text-muted operator__link">
          {contactName}, {email}, <Moment at={order.placedAt} />
          {order.paidBy !== null && `, ${order.paidBy}`}
        </p>
        {order.refunds.map((refund) => (
          <p key={`${refund.requestedAt} ${refund.amountMinor}`} className="text-sm">
            {price(refund.amountMinor)} {refund.status === 'done' ? 'returned' : 'on its way back'}
            {refund.note !== '' && `: ${refund.note}`}
          </p>
        ))}
        {order.disputedMinor > 0 && (
          <p className="text-sm">
            {price(order.disputedMinor)} disputed: the payer’s bank took it back
          </p>
        )}
        {leftMinor > 0 && (
          <May right="orders:refund">
            <details>
              <summary className="text-sm text-muted">Return money</summary>
              <RefundForm key={leftMinor} order={order} onChange={onChange} />
            </details>
          </May>
        )}
      </div>
      <p className="text-figures operator__sum">
        {price(totalMinor)}
        {(order.refunds.length > 0 || order.disputedMinor > 0) && (
          <span className="text-sm text-muted">{price(leftMinor)} left</span>
        )}
      </p>
    </li>
  );
}
