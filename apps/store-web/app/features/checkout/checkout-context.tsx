import type { CartDeed } from '@albumen/contract/cart-messages';
import type { CartChanged } from '@albumen/contract/endpoints/cart';
import type { Checkout, CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import { createContext, use } from 'react';
import type { Reply } from '../../shell/api/api.ts';

/** The checkout of this page, and the one way to change it. */
export interface CheckoutSession {
  checkout: Checkout;
  isSaving: boolean;
  /** Counts the times that the address was changed by other means than its fields. */
  addressRound: number;
  /** Resolves with the newest state, or undefined when the change was refused. */
  save: (update: CheckoutUpdate) => Promise<Checkout | undefined>;
  /** Sends a change of the cart, and shows what the order comes to then; false when it was refused. */
  changeCart: (deed: CartDeed, change: () => Promise<Reply<CartChanged>>) => Promise<boolean>;
  /** Shows the messages of one field anew; undefined takes them away. */
  showErrors: (field: string, messages: readonly string[]) => void;
}

export const CheckoutContext = createContext<CheckoutSession | undefined>(undefined);

export function useCheckout(): CheckoutSession {
  const session = use(CheckoutContext);
  if (session === undefined) throw new Error('there is no checkout around this component');
  return session;
}
