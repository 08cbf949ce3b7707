import type { CartDeed } from '@albumen/contract/cart-messages';
import type { CartChanged } from '@albumen/contract/endpoints/cart';
import {
  getCheckout,
  updateCheckout,
  type Checkout,
  type CheckoutUpdate,
} from '@albumen/contract/endpoints/checkout';
import type { FieldErrors } from '@albumen/contract/form';
import { limits } from '@albumen/contract/limits';
import { useRef, useState } from 'react';
import type { Reply } from '../../shell/api/api.ts';
import { call } from '../../shell/api/browser-api.ts';
import { readCartStatus } from '../../shell/cart-status.ts';
import { whileLoading } from '../../shell/navigation/loading.ts';
import { createTurns } from '../../shell/turns.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { forgetTyped } from './kept-form.ts';
import { cartFailure } from '../cart-items/cart-failure.ts';
import { settleQuantities } from '../cart-items/late-quantity.ts';
import type { CheckoutSession } from './checkout-context.tsx';

export interface SessionState extends CheckoutSession {
  errors: FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  /** The state after every change that is on its way; nothing when one of them did not come about. */
  settle: () => Promise<Checkout | undefined>;
  /** The state as the server has it, after it refused something: a new total, what another tab changed. */
  reload: () => Promise<void>;
  /** Counts the answers of the address service that were a doubt. */
  addressDoubts: number;
  /** A state that another call brought: the address's fields begin anew from it. */
  replace: (checkout: Checkout) => void;
}

/**
 * Changes go one after the other, so that the last answer is the newest state. A change that the server
 * refuses at a field says so there; any other failure opens the error overlay, and nothing is changed.
 */
export function useCheckoutSession(loaded: Checkout): SessionState {
  const [checkout, setCheckout] = useState(loaded);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [open, setOpen] = useState(0);
  const [addressRound, setAddressRound] = useState(0);
  const [addressDoubts, setAddressDoubts] = useState(0);
  const [takeTurn] = useState(createTurns);
  const newest = useRef(loaded);
  const failures = useRef(0);
  const { resourceId } = loaded;

  const keep = (next: Checkout) => {
    newest.current = next;
    setCheckout(next);
  };

  const sayFailure = (failure: { title?: string; message: string }) => {
    failures.current += 1;
    void openOverlay('error', failure);
  };

  const send = async (update: CheckoutUpdate): Promise<Checkout | undefined> => {
    const request = call(updateCheckout, { params: { resourceId }, body: update });
    const reply = await whileLoading(request);
    if (reply.ok) {
      keep(reply.value.checkout);
      if (reply.value.addressValidated !== true) setAddressDoubts((count) => count + 1);
      forgetTyped(resourceId, update);
      setErrors((before) => without(before, Object.keys(update)));
      return reply.value.checkout;
    }
    const { fields, title } = reply.problem;
    if (fields !== undefined) setErrors((before) => ({ ...before, ...fields }));
    else if (reply.problem.code === 'checkoutPlaced') window.location.reload();
    else sayFailure({ message: title });
    return undefined;
  };

  const reload = async () => {
    const reply = await call(getCheckout, { params: { resourceId } });
    if (reply.ok) keep(reply.value);
  };

  const sendCart = async (deed: CartDeed, change: () => Promise<Reply<CartChanged>>) => {
    const reply = await whileLoading(change());
    await new Promise((resolve) => setTimeout(resolve, limits.cartActionWaitMs));
    if (!reply.ok) sayFailure(cartFailure(deed, reply.problem));
    readCartStatus();
    await reload();
    return reply.ok;
  };

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    setOpen((count) => count + 1);
    return takeTurn(work).finally(() => setOpen((count) => count - 1));
  }

  return {
    checkout,
    errors,
    isSaving: open > 0,
    save: (update) => inTurn(() => send(update)),
    changeCart: (deed, change) => inTurn(() => sendCart(deed, change)),
    addressRound,
    addressDoubts,
    setErrors,
    reload: () => takeTurn(reload),
    async settle() {
      const before = failures.current;
      await settleQuantities();
      await takeTurn(() => Promise.resolve());
      return failures.current === before ? newest.current : undefined;
    },
    replace(next) {
      keep(next);
      forgetTyped(resourceId, next.address);
      setAddressRound((round) => round + 1);
    },
    showErrors(field, messages) {
      setErrors((before) => ({ ...without(before, [field]), ...listed(field, messages) }));
    },
  };
}

function listed(field: string, messages: readonly string[]): FieldErrors {
  return messages.length > 0 ? { [field]: [...messages] } : {};
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
