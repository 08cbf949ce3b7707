import { textsOf } from '@albumen/domain/json-record';
import type { PaymentStatus } from '../../db/column-values.ts';
/** What can happen to one: at the bank, on a phone, or by time. */
export const paymentEvents = [
  'approve',
  'decline',
  'cancel',
  'fail',
  'expire',
  'fund',
  'reverse',
] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

const transitions: Readonly<
  Record<PaymentEvent, { from: readonly PaymentStatus[]; to: PaymentStatus }>
> = {
  approve: { from: ['pending'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  cancel: { from: ['pending'], to: 'canceled' },
  fail: { from: ['pending'], to: 'failed' },
  expire: { from: ['pending'], to: 'expired' },
  fund: { from: ['approved'], to: 'funded' },
  reverse: { from: ['approved', 'funded'], to: 'reversed' },
};

/** Where an event leads; undefined when it cannot happen any more. */
export function after(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  const { from, to } = transitions[event];
  return from.includes(status) ? to : undefined;
}

const answers: readonly PaymentEvent[] = ['approve', 'decline', 'cancel', 'fail'];

/** What a payer pressed, by the form's `answer`. */
export function eventIn(body: unknown): PaymentEvent | undefined {
  const { answer } = textsOf(body);
  return answers.find((one) => one === answer);
}
