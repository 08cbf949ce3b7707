import { createContext, useContext } from 'react';
import type { CartActions } from './use-cart-actions.ts';
import type { CartState } from './use-cart.ts';

export interface CartOnPage extends CartState {
  actions: CartActions;
}

const CartContext = createContext<CartOnPage | null>(null);

export const CartProvider = CartContext.Provider;

export function useCartOnPage(): CartOnPage {
  const found = useContext(CartContext);
  if (found === null) throw new Error('outside of a cart page');
  return found;
}
