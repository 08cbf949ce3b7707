import type { Order, OrderGroup, OrderItem } from '@albumen/contract/endpoints/orders';
import { formatWorkingDays } from '@albumen/domain/dates/day-range';
import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel } from '@albumen/domain/pricing/count-label';
import { ChangeDesign } from './change-design.tsx';

interface OrderGroupsProps {
  order: Order;
  onChange: (order: Order) => void;
}

/** What ships together, drawn together. */
export function OrderGroups({ order, onChange }: OrderGroupsProps) {
  return (
    <>
      {order.groups.map((group) => (
        <Group key={group.shippingGroup} group={group} order={order} onChange={onChange} />
      ))}
    </>
  );
}

function Group({ group, order, onChange }: OrderGroupsProps & { group: OrderGroup }) {
  const items = order.items.filter(({ itemId }) => group.itemIds.includes(itemId));
  const { name, days } = group.shippingMethod;
  return (
    <section className="order__section">
      <h2 className="title-sm">{group.departmentName}</h2>
      <p className="text-muted">
        {name}, {formatWorkingDays(days)} to the door
        {group.packagingOption && ` · ${group.packagingOption.name}`}
      </p>
      <ul className="order__items">
        {items.map((item) => (
          <Item key={item.itemId} item={item} order={order} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, order, onChange }: OrderGroupsProps & { item: OrderItem }) {
  const { currency, resourceId } = order;
  const { name, productName, projectTitle, proofUrl } = item;
  const details = item.choices.map(({ value }) => value).join(', ');
  const hasOwnName = name !== '' && name !== productName;
  return (
    <li className="order-item">
      <span className="order-item__proof">
        {proofUrl !== null && <img src={proofUrl} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className="order-item__name">
        <span>{hasOwnName ? name : productName}</span>
        <span className="text-sm text-muted">
          {[hasOwnName ? productName : '', details, projectTitle ?? '']
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className="text-sm text-muted text-figures">
          {countLabel(item)} × {formatPrice(item.unitMinor, currency)}
        </span>
        <ChangeDesign resourceId={resourceId} item={item} onChange={onChange} />
      </span>
      <span className="text-figures">{formatPrice(item.listMinor, currency)}</span>
    </li>
  );
}
