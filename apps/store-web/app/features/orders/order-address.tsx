import type { Order } from '@albumen/contract/endpoints/orders';

export function OrderAddress({ order }: { order: Order }) {
  const { name, companyName, address1, address2, city, state, zip, country } = order.shipTo;
  const lines = [name, companyName, address1, address2, `${city}, ${state} ${zip}`];
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
      {order.customerReference !== '' && (
        <p className="text-sm text-muted">Your reference: {order.customerReference}</p>
      )}
    </div>
  );
}
