import type { Cart } from '@albumen/contract/endpoints/cart';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { CartProvider } from './cart-context.tsx';
import { DeletedItems, SavedItems } from './item-list.tsx';
import { PendingItems } from './pending-items.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useCart, type CartState } from './use-cart.ts';
import './cart.css';
import { useEffect, useState } from 'react';

const statuses = ['pending', 'saved', 'abandoned'] as const;

export function CartPage({ loaded }: { loaded: Cart }) {
  const state = useCart(loaded);
  const actions = useCartActions(state);
  useFreshProofs(state.cart, state.refresh);
  const tab = useHashTab(statuses, 'pending');
  const of = (status: (typeof statuses)[number]) =>
    state.cart.items.filter((item) => item.status === status);
  const tabs = [
    { name: 'pending', label: 'Cart', count: of('pending').length },
    { name: 'saved', label: 'Saved for later', count: of('saved').length },
    { name: 'abandoned', label: 'Recently deleted', count: of('abandoned').length },
  ] as const;
  return (
    <CartProvider value={{ ...state, actions }}>
      <main id="main" className="cart" tabIndex={-1}>
        <h1 className="title-lg">Your cart</h1>
        <TabList label="Your cart" tabs={tabs} active={tab.active} onSelect={tab.select} />
        <TabPanel name="pending" isShown={tab.isShown('pending')}>
          <PendingItems />
        </TabPanel>
        <TabPanel name="saved" isShown={tab.isShown('saved')}>
          <SavedItems items={of('saved')} />
        </TabPanel>
        <TabPanel name="abandoned" isShown={tab.isShown('abandoned')}>
          <DeletedItems items={of('abandoned')} />
        </TabPanel>
      </main>
    </CartProvider>
  );
}

/** The same list as the third tab, at an address of its own. */
export function RecentlyDeletedPage({ loaded }: { loaded: Cart }) {
  const state = useCart(loaded);
  const actions = useCartActions(state);
  const items = state.cart.items.filter(({ status }) => status === 'abandoned');
  return (
    <CartProvider value={{ ...state, actions }}>
      <main id="main" className="cart" tabIndex={-1}>
        <header className="cart__head">
          <h1 className="title-lg">Recently deleted</h1>
          {items.length > 0 && <Link to={href.cart()}>Back to your cart</Link>}
        </header>
        <DeletedItems items={items} />
      </main>
    </CartProvider>
  );
}

const restMs = 2_000;
const maxAttempts = 20;

/** Asks again while pictures are being drawn; gives up when nobody draws them. */
function useFreshProofs(cart: Cart, refresh: CartState['refresh']): void {
  const [attempts, setAttempts] = useState(0);
  const isWaiting = cart.items.some(
    ({ isProofCurrent, stops }) => !isProofCurrent && !stops.includes('photoMissing'),
  );
  useEffect(() => {
    if (!isWaiting || attempts >= maxAttempts) return undefined;
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      void refresh();
    }, restMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempts, refresh, cart]);
}
