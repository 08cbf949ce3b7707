import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { Link } from '../../shell/navigation/link.tsx';
import { shopLinks } from '../../shop-links.ts';
import { useCartOnPage } from './cart-context.tsx';
import { GroupSection, UngroupedItems } from './cart-group.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartTools } from './cart-tools.tsx';

/** What would be ordered: one column of parcels, one summary that stays. */
export function PendingItems() {
  const { cart } = useCartOnPage();
  const pending = cart.items.filter(({ status }) => status === 'pending');
  if (pending.length === 0) {
    return (
      <EmptyState
        title="Your cart is empty"
        action={
          <Link to={shopLinks.shop()} className={buttonClass({ kind: 'primary' })}>
            Go to the shop
          </Link>
        }
      >
        Prints, frames, albums and cards that you design wait here until you order them.
      </EmptyState>
    );
  }
  const grouped = new Set(cart.groups.flatMap(({ itemIds }) => itemIds));
  return (
    <div className="cart-columns">
      <div className="cart-columns__items">
        {cart.groups.map((group) => (
          <GroupSection key={group.shippingGroup} group={group} />
        ))}
        <UngroupedItems items={pending.filter(({ itemId }) => !grouped.has(itemId))} />
        <CartTools status="pending" items={pending} />
      </div>
      <CartSummary />
    </div>
  );
}
