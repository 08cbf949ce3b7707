import type { CartItem } from '@albumen/contract/endpoints/cart';
import { Button } from '@albumen/ui/button';
import { WarningIcon } from '@albumen/ui/icons';
import { useCartOnPage } from './cart-context.tsx';
import { stopWords } from './cart-words.ts';

/** What keeps an item from being ordered, with the way out beside it. */
export function ItemStops({ item }: { item: CartItem }) {
  const { actions, busy } = useCartOnPage();
  const { stops, isSoftAccepted } = item;
  if (stops.length === 0) {
    return isSoftAccepted ? (
      <p className="cart-item__accepted text-sm text-muted">Prints softly, accepted by you</p>
    ) : null;
  }
  return (
    <ul className="cart-stops">
      {stops.map((stop) => (
        <li key={stop} className="cart-stop">
          <WarningIcon size={16} />
          <div>
            <p className="cart-stop__title">{stopWords[stop].title}</p>
            <p className="text-sm">{stopWords[stop].text}</p>
            {(stop === 'softPhoto' || stop === 'blockedPhoto') && (
              <Button
                isDense
                isBusy={busy.has(item.itemId)}
                onClick={() => void actions.acceptSoft(item)}
              >
                Order it as it is
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
