import type { CartItem } from '@albumen/contract/endpoints/cart';
import { useEffect, useState } from 'react';
import { useCartOnPage } from './cart-context.tsx';
import { createLateQuantity, watchQuantity } from './late-quantity.ts';

/** The quantity of an item as the customer wants it, from the choice until the cart has it. */
export function useQuantity(item: CartItem) {
  const { quantity } = item;
  const { actions } = useCartOnPage();
  const [chosen, setChosen] = useState<number>();
  const [late] = useState(() =>
    createLateQuantity(async (wanted, isLeaving) => {
      const changed = await actions.changeQuantity(item, wanted, isLeaving);
      setChosen((now) => (now === wanted ? undefined : now));
      return changed !== undefined;
    }),
  );
  useEffect(() => watchQuantity(late), [late]);
  const choose = (wanted: number) => setChosen(late.choose(wanted, quantity) ? wanted : undefined);
  return { wanted: chosen ?? quantity, choose };
}
