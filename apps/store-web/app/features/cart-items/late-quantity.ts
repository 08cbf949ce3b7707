import { limits } from '@albumen/contract/limits';

/** Sends a quantity; answers whether the cart accepted it. `isLeaving`: the page goes away. */
export type SendQuantity = (wanted: number, isLeaving: boolean) => Promise<boolean>;

export interface LateQuantity {
  /** Waits 300 ms for a change of mind. False when the cart has this quantity already. */
  choose: (wanted: number, inCart: number) => boolean;
  /** Sends what still waits, now; false when that, or what is under way, was not accepted. */
  settle: (isLeaving?: boolean) => Promise<boolean>;
}

const settled = Promise.resolve(true);

/** Holds one item's quantity back while it is being chosen, and loses none of them. */
export function createLateQuantity(send: SendQuantity): LateQuantity {
  let waiting: number | undefined;
  let sending: number | undefined;
  let underWay = settled;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function deliver(wanted: number, isLeaving: boolean): Promise<boolean> {
    sending = wanted;
    const isAccepted = await send(wanted, isLeaving);
    if (sending === wanted) {
      sending = undefined;
      underWay = settled;
    }
    return isAccepted;
  }

  function settle(isLeaving = false): Promise<boolean> {
    clearTimeout(timer);
    if (waiting === undefined) return underWay;
    const wanted = waiting;
    waiting = undefined;
    underWay = deliver(wanted, isLeaving);
    return underWay;
  }

  return {
    choose(wanted, inCart) {
      clearTimeout(timer);
      waiting = wanted === (sending ?? inCart) ? undefined : wanted;
      if (waiting !== undefined) timer = setTimeout(() => void settle(), limits.quantityDelayMs);
      return (waiting ?? sending) !== undefined;
    },
    settle,
  };
}

const onPage = new Set<LateQuantity>();

/** Keeps a quantity in reach of `settleQuantities` and of the page's end; call the answer to let go. */
export function watchQuantity(quantity: LateQuantity): () => void {
  const leave = () => void quantity.settle(true);
  onPage.add(quantity);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    onPage.delete(quantity);
    void quantity.settle();
  };
}

/** Awaited before anything else is done with the cart: it has every quantity that was chosen. */
export async function settleQuantities(): Promise<boolean> {
  const accepted = await Promise.all([...onPage].map((quantity) => quantity.settle()));
  return accepted.every(Boolean);
}
