import type { OrderStep } from '@albumen/contract/endpoints/orders';
import { priceInWords } from '@albumen/domain/money/price-in-words';
import { z } from 'zod';
import type { OrderEventRow } from './orders.queries.ts';

const parcelDetails = z.object({
  parcels: z
    .array(
      z.object({
        carrier: z.string(),
        trackingNumber: z.string(),
        trackingUrl: z.string().optional(),
      }),
    )
    .default([]),
});
const refundDetails = z.object({ amountMinor: z.number() });

type Step = Omit<OrderStep, 'happenedAt'>;

/** What a customer reads of an event; events that are missing here are for us alone. */
const steps: Record<string, (details: unknown, currency: string) => Step> = {
  submit: () => ({ title: 'Order sent' }),
  pay: () => ({ title: 'Payment received' }),
  'give-up': () => ({ title: 'Payment came to nothing' }),
  'hand-over': () => ({ title: 'Handed to the lab' }),
  'ship-part': (details) => ({ title: 'Part of it shipped', ...trackingOf(details) }),
  'ship-rest': (details) => ({ title: 'Shipped', ...trackingOf(details) }),
  parcel: (details) => ({ title: 'Another parcel shipped', ...trackingOf(details) }),
  cancel: () => ({ title: 'Canceled' }),
  reject: () => ({ title: 'Canceled by the lab' }),
  refund: (details, currency) => {
    const { amountMinor } = refundDetails.parse(details);
    return { title: 'Money returned', detail: priceInWords(amountMinor, currency) };
  },
};

export function timelineOf(events: readonly OrderEventRow[], currency: string): OrderStep[] {
  return events.flatMap(({ kind, details, happenedAt }) => {
    const step = steps[kind]?.(details, currency);
    return step === undefined ? [] : [{ ...step, happenedAt: happenedAt.toISOString() }];
  });
}

function trackingOf(details: unknown): Partial<Step> {
  const { parcels } = parcelDetails.parse(details);
  const [first] = parcels;
  if (first === undefined) return {};
  return {
    detail: parcels.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`).join(', '),
    ...(first.trackingUrl !== undefined && { trackingUrl: first.trackingUrl }),
  };
}
