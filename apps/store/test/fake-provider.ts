import type {
  ChargeOrder,
  ChargeOutcome,
  PaymentProvider,
  RefundRequest,
} from '../src/third-parties/payments/payment-provider.ts';

/** A provider whose answers a test decides; it charges by itself unless set otherwise. */
export interface FakeProvider {
  provider: PaymentProvider;
  /** Charges that stand, by our reference. */
  charges: Map<string, ChargeOrder>;
  returns: RefundRequest[];
  /** How often a charge was asked for. */
  asked: () => number;
  /** What the next charge comes to; `lost` charges and its answer never arrives. */
  next: (answer: 'declined' | 'deferred' | 'failed' | 'lost' | 'unanswered') => void;
  /** Looking this reference up fails from now on. */
  failToFind: (reference: string) => void;
  /** Holds charges until the function that it answers is called. */
  hold: () => () => void;
  reset: () => void;
}

export function openFakeProvider(): FakeProvider {
  const charges = new Map<string, ChargeOrder>();
  const returns: RefundRequest[] = [];
  const unfindable = new Set<string>();
  let planned: string[] = [];
  let asked = 0;
  let gate: Promise<void> = Promise.resolve();
  const charged = (reference: string): ChargeOutcome => ({
    kind: 'charged',
    transactionId: `t-${reference}`,
    card: { brand: 'Visa', last4: '1111' },
  });
  const provider: PaymentProvider = {
    id: 'hostedFields',
    takes: () => true,
    pageSetup: async () => ({}),
    async charge(order) {
      asked += 1;
      const answer = planned.shift();
      await gate;
      if (answer === 'declined') return { kind: 'declined', code: '2000', text: 'Do Not Honor' };
      if (answer === 'failed') return { kind: 'failed', code: '91513', text: 'No such account' };
      if (answer === 'unanswered') return { kind: 'unknown', cause: new Error('never arrived') };
      charges.set(order.reference, order);
      if (answer === 'deferred') {
        return { kind: 'deferred', transactionId: `t-${order.reference}` };
      }
      if (answer === 'lost') return { kind: 'unknown', cause: new Error('no answer') };
      return charged(order.reference);
    },
    async find({ reference }) {
      if (unfindable.has(reference)) throw new Error(`${reference} can't be looked up`);
      return charges.has(reference) ? charged(reference) : undefined;
    },
    async refund(order) {
      returns.push(order);
      return { kind: 'returned', returnId: `r-${order.reference}` };
    },
  };
  return {
    provider,
    charges,
    returns,
    asked: () => asked,
    next: (answer) => planned.push(answer),
    failToFind: (reference) => void unfindable.add(reference),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    reset() {
      charges.clear();
      unfindable.clear();
      returns.length = 0;
      planned = [];
      asked = 0;
      gate = Promise.resolve();
    },
  };
}
