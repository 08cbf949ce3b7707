import type { CartDeed } from '@albumen/contract/cart-messages';
import { getCart, type Cart, type CartChanged } from '@albumen/contract/endpoints/cart';
import type { Problem } from '@albumen/contract/problems';
import { limits } from '@albumen/contract/limits';
import { useCallback, useRef, useState } from 'react';
import type { Reply } from '../../shell/api/api.ts';
import { call } from '../../shell/api/browser-api.ts';
import { readCartStatus } from '../../shell/cart-status.ts';
import { backOnline } from '../../shell/offline/back-online.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { createTurns } from '../../shell/turns.ts';
import { cartFailure } from '../cart-items/cart-failure.ts';
import { settleQuantities } from '../cart-items/late-quantity.ts';

export interface CartAction {
  deed: CartDeed;
  /** The item that waits for it. */
  itemId?: string;
  send: () => Promise<Reply<CartChanged>>;
  /** The server's own words say more than the sentence of the deed. */
  isExplained?: boolean;
  /** The page goes away: it waits for nothing. */
  isLast?: boolean;
}

export interface CartState {
  cart: Cart;
  /** Items with a call under way; the empty string stands for the whole cart. */
  busy: ReadonlySet<string>;
  /** Answers what changed, or nothing when it failed and the customer was notified. */
  act: (action: CartAction) => Promise<CartChanged | undefined>;
  /** Reads the cart anew, unless an action is under way: it knows better. False without an answer. */
  refresh: () => Promise<boolean>;
}

/* It may have arrived all the same, with only its answer lost. */
const unanswered =
  'Your cart is kept. Whether this change reached it shows as soon as you are back.';

/* The browser knew of no network all the time. */
const unsent = 'This change was not made. Your cart is kept as it is shown.';

interface Failed {
  action: CartAction;
  problem: Problem;
  wasOffline: boolean;
  isOffline: boolean;
}

/** What the overlay says; offline the browser's network is named, not the shop. */
function failureOf({ action, problem, wasOffline, isOffline }: Failed) {
  const said = cartFailure(action.deed, problem);
  if (problem.code !== 'unavailable') {
    return { ...said, ...(action.isExplained && { message: problem.title }) };
  }
  if (!isOffline) return said;
  return { title: 'No connection', message: wasOffline ? unsent : unanswered };
}

/* What became of a change without an answer shows as soon as there is one, whatever the browser knows of the network. */
async function untilSeen(refresh: () => Promise<boolean>): Promise<void> {
  do await backOnline();
  while (!(await refresh()));
}

/** The cart on the page. Changes go one after the other: none overtakes an earlier one. */
export function useCart(loaded: Cart): CartState {
  const [cart, setCart] = useState(loaded);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());
  const sent = useRef(0);
  const ended = useRef(0);
  const [inTurn] = useState(createTurns);
  const show = useCallback((next: Cart) => {
    setCart(next);
    readCartStatus();
  }, []);
  const refresh = useCallback(async () => {
    const turn = sent.current;
    const isQuiet = () => sent.current === turn && ended.current === turn;
    if (!isQuiet()) return true;
    const reply = await call(getCart);
    if (reply.ok && isQuiet()) show(reply.value);
    return reply.ok || !isQuiet();
  }, [show]);
  const act = useCallback(
    async function acted(action: CartAction): Promise<CartChanged | undefined> {
      const { deed, itemId = '', send, isLast = false } = action;
      const isQuantity = deed === 'updating the quantity';
      const press = `${deed} ${itemId}`;
      if (!isQuantity && underWay.current.has(press)) return undefined;
      underWay.current.add(press);
      if (!isQuantity && !(await settleQuantities())) {
        underWay.current.delete(press);
        return undefined;
      }
      sent.current += 1;
      setBusy((before) => new Set([...before, itemId]));
      const wasOffline = !navigator.onLine;
      const reply = await (isLast ? send() : inTurn(send));
      const isOffline = !navigator.onLine;
      ended.current += 1;
      await new Promise((resolve) => setTimeout(resolve, limits.cartActionWaitMs));
      underWay.current.delete(press);
      setBusy((before) => new Set([...before].filter((id) => id !== itemId)));
      if (reply.ok) {
        show(reply.value.cart);
        return reply.value;
      }
      const { problem } = reply;
      if (problem.code === 'unavailable') void untilSeen(refresh);
      const failure = failureOf({ action, problem, wasOffline, isOffline });
      const isUnsent = failure.message === unsent;
      void openOverlay('error', {
        ...failure,
        ...(isUnsent && { onRetry: () => void acted(action) }),
      });
      return undefined;
    },
    [show, refresh, inTurn],
  );
  return { cart, busy, act, refresh };
}
