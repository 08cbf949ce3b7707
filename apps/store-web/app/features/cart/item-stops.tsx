import { acceptableStops } from '@albumen/contract/cart-stops';
import type { CartItem, LineStop } from '@albumen/contract/endpoints/cart';
import { Button } from '@albumen/ui/buttons/button';
import { WarningIcon } from '@albumen/ui/icons';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { useViewer } from '../../shell/viewer.ts';
import { useCartOnPage } from './cart-context.tsx';
import { shortened } from '@albumen/print/checks/problem-texts';
import { acceptedLabel, stopMessages } from './cart-labels.ts';

/** What keeps an item from being ordered, with the way out beside it. */
export function ItemStops({ item }: { item: CartItem }) {
  const { stops, accepted } = item;
  if (stops.length === 0) {
    return accepted.length > 0 ? (
      <p className="cart-item__accepted text-sm text-muted">{acceptedLabel(accepted)}</p>
    ) : null;
  }
  return (
    <div className="cart-stops">
      <ul className="cart-stops__list plain-list">
        {stops.map((stop) => (
          <li key={stop} className="cart-stop">
            <WarningIcon size={16} />
            <div>
              <p className="cart-stop__title">{stopMessages[stop].title}</p>
              <p className="text-sm">{stopMessages[stop].text}</p>
              <Notes item={item} stop={stop} />
            </div>
          </li>
        ))}
      </ul>
      {stops.every((stop) => acceptableStops.includes(stop)) && <Acceptance item={item} />}
    </div>
  );
}

function Notes({ item, stop }: { item: CartItem; stop: LineStop }) {
  const notes = item.notes.filter((note) => note.stop === stop);
  if (notes.length === 0) return null;
  return (
    <ul className="cart-stop__notes plain-list text-sm">
      {notes.map(({ label, words }) => (
        <li key={`${label}-${words}`}>
          {words === '' ? label : `${label}: “${shortened(words)}”`}
        </li>
      ))}
    </ul>
  );
}

/** Only who may accept is asked; everybody else reads who can. */
function Acceptance({ item }: { item: CartItem }) {
  const { actions, busy } = useCartOnPage();
  const viewer = useViewer();
  if (item.canAccept) {
    return (
      <Button
        isDense
        isBusy={busy.has(item.itemId)}
        aria-label={`Order it as it is: ${item.itemName}`}
        onClick={() => void actions.acceptSoft(item)}
      >
        Order it as it is
      </Button>
    );
  }
  return (
    <p className="text-sm text-muted">
      Only its photographer may order it so.
      {viewer?.account === null && (
        <>
          {' If that is you, '}
          <Link to={href.accountVerify('login', href.cart())}>sign in</Link>.
        </>
      )}
    </p>
  );
}
