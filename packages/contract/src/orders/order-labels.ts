/** The life of an order, by its names on the wire. */
export const orderStatuses = [
  'pending',
  'unpaid',
  'awaitingPayment',
  'expired',
  'paid',
  'inProduction',
  'partlyShipped',
  'shipped',
  'canceled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** What people read for a status. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  pending: 'Payment being confirmed',
  unpaid: 'Not paid',
  awaitingPayment: 'Awaiting payment',
  expired: 'Not paid in time',
  paid: 'Placed',
  inProduction: 'In production',
  partlyShipped: 'Partly shipped',
  shipped: 'Shipped',
  canceled: 'Canceled',
};
