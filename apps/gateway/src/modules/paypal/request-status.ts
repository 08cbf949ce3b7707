import type { RequestStatus } from '../../db/column-values.ts';

/** What can happen to one. */
export type RequestEvent = 'approve' | 'cancel' | 'use' | 'expire';

const transitions: Readonly<
  Record<RequestEvent, { from: readonly RequestStatus[]; to: RequestStatus }>
> = {
  approve: { from: ['created'], to: 'approved' },
  cancel: { from: ['created'], to: 'canceled' },
  use: { from: ['approved'], to: 'used' },
  expire: { from: ['created', 'approved'], to: 'expired' },
};

/** Where an event leads; undefined when it cannot happen any more. */
export function after(status: RequestStatus, event: RequestEvent): RequestStatus | undefined {
  const { from, to } = transitions[event];
  return from.includes(status) ? to : undefined;
}
