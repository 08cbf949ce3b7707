import type { CartItem } from '@albumen/contract/endpoints/cart';
import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { CartTools } from './cart-tools.tsx';
import { ItemRow } from './item-row.tsx';

export function SavedItems({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing saved for later">
        What you save waits here with its design, as long as you like.
      </EmptyState>
    );
  }
  return <PlainList status="saved" items={items} />;
}

export function DeletedItems({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="Nothing was deleted"
        action={
          <Link to={href.cart()} className={buttonClass({})}>
            To your cart
          </Link>
        }
      >
        What you delete from your cart waits here until you bring it back.
      </EmptyState>
    );
  }
  return <PlainList status="abandoned" items={items} />;
}

interface PlainListProps {
  status: 'saved' | 'abandoned';
  items: readonly CartItem[];
}

function PlainList({ status, items }: PlainListProps) {
  return (
    <section className="cart-group cart-group--plain">
      <CartTools status={status} items={items} />
      <ul className="cart-items">
        {items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
      </ul>
    </section>
  );
}
