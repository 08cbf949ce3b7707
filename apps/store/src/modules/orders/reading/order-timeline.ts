import type { OrderGroup, OrderStep } from '@albumen/contract/endpoints/orders';
import { trackingUrlOf } from '@albumen/domain/lab/tracking-url';
import { formatPrice } from '@albumen/domain/money/format-price';
import { z } from 'zod';
import type { EventRow } from '../../payments/payable-events.ts';

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
type Parcel = z.infer<typeof parcelDetails>['parcels'][number];
const refundDetails = z.object({ amountMinor: z.number(), note: z.string().default('') });
const strayDetails = z.object({ amountMinor: z.number(), currency: z.string() });
const changeDetails = z.object({ address: z.string().default(''), name: z.string().default('') });
const noteDetails = z.object({ note: z.string().default('') });

const shippedDetails = z.object({ itemIds: z.array(z.string()).default([]) });

type Step = Omit<OrderStep, 'happenedAt'>;

/** What an event's words are about. */
export interface TimelineOrder {
  currency: string;
  /** Without them a part that was shipped has no name. */
  groups?: readonly Pick<OrderGroup, 'departmentName' | 'itemIds'>[];
}

/** What a customer reads of an event; events that are missing here are for us alone. */
const steps: Record<string, (details: unknown, order: TimelineOrder) => Step> = {
  submit: () => ({ title: 'Order sent' }),
  pay: () => ({ title: 'Payment received' }),
  'give-up': () => ({ title: 'Payment came to nothing' }),
  await: () => ({
    title: 'Awaiting payment',
    detail: 'We begin as soon as the money is confirmed.',
  }),
  expire: () => ({ title: 'The payment did not arrive' }),
  'hand-over': () => ({ title: 'Handed to the lab' }),
  'ship-part': (details, order) => ({
    title: `Part of it shipped${partOf(details, order)}`,
    ...trackingOf(details),
  }),
  'ship-rest': (details) => ({ title: 'Shipped', ...trackingOf(details) }),
  parcel: (details) => ({ title: 'Another parcel shipped', ...trackingOf(details) }),
  cancel: (details) => ({ title: 'Canceled', ...noteOf(details) }),
  'address-changed': (details) => {
    const { address } = changeDetails.parse(details);
    return { title: 'Address corrected', ...(address !== '' && { detail: address }) };
  },
  'design-changed': (details) => ({
    title: 'Design changed',
    detail: changeDetails.parse(details).name,
  }),
  'lab-accepted': () => ({ title: 'Accepted by the lab' }),
  'lab-trouble': () => ({
    title: 'The lab has stopped a part of it',
    detail: 'We look into it and tell you how it goes on. Nothing to do for you.',
  }),
  'lab-resent': () => ({ title: 'Sent to the lab again' }),
  'lab-canceled': (details) => ({ title: 'A part of it is not made', ...noteOf(details) }),
  reject: (details) => ({ title: 'Canceled: the lab can’t make it', ...noteOf(details) }),
  'refund-begun': (details, { currency }) => {
    const { amountMinor, note } = refundDetails.parse(details);
    const money = formatPrice(amountMinor, currency);
    return { title: 'Money on its way back', detail: note === '' ? money : `${money}: ${note}` };
  },
  refund: (details, { currency }) => {
    const { amountMinor } = refundDetails.parse(details);
    return { title: 'Money returned', detail: formatPrice(amountMinor, currency) };
  },
  'refund-failed': (details, { currency }) => ({
    title: 'Your bank did not take the money back; it is sent again',
    detail: formatPrice(refundDetails.parse(details).amountMinor, currency),
  }),
  'stray-charge': (details) => ({
    title: 'A charge that came too late goes back',
    detail: strayOf(details),
  }),
  'stray-returned': (details) => ({
    title: 'The late charge was returned',
    detail: strayOf(details),
  }),
  'stray-return-failed': (details) => ({
    title: 'Your bank did not take the late charge back; it is sent again',
    detail: strayOf(details),
  }),
};

function strayOf(details: unknown): string {
  const { amountMinor, currency } = strayDetails.parse(details);
  return formatPrice(amountMinor, currency);
}

export function timelineOf(events: readonly EventRow[], order: TimelineOrder): OrderStep[] {
  return events.flatMap(({ kind, details, happenedAt }) => {
    const step = steps[kind]?.(details, order);
    if (step === undefined) return [];
    const ofStep = shipments.has(kind) ? [step, ...otherParcelsOf(details)] : [step];
    return ofStep.map((one) => ({ ...one, happenedAt: happenedAt.toISOString() }));
  });
}

const shipments: ReadonlySet<string> = new Set(['ship-part', 'ship-rest', 'parcel']);

/** Each with a step of its own, so that each can be followed. */
function otherParcelsOf(details: unknown): Step[] {
  const [, ...others] = parcelDetails.parse(details).parcels;
  return others.map((parcel) => ({ title: 'Another parcel shipped', ...followed(parcel) }));
}

function partOf(details: unknown, { groups = [] }: TimelineOrder): string {
  const shipped = shippedDetails.parse(details).itemIds;
  const part = groups.filter(({ itemIds }) => itemIds.some((id) => shipped.includes(id)));
  const names = part.map(({ departmentName }) => departmentName);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

function noteOf(details: unknown): Partial<Step> {
  const { note } = noteDetails.parse(details);
  return note === '' ? {} : { detail: note };
}

function trackingOf(details: unknown): Partial<Step> {
  const [first] = parcelDetails.parse(details).parcels;
  return first === undefined ? {} : followed(first);
}

function followed(parcel: Parcel): Partial<Step> {
  const detail = `${parcel.carrier} ${parcel.trackingNumber}`;
  const trackingUrl = trackingUrlOf(parcel);
  return { detail, ...(trackingUrl !== undefined && { trackingUrl }) };
}
