import { expect, test } from 'vitest';
import { timelineOf } from './order-timeline.ts';

const event = { kind: 'ship-rest', happenedAt: new Date('2026-11-22T10:00:00Z') };
const parcel = (number: number) => ({
  carrier: 'UPS',
  trackingNumber: `1Z${number}`,
  trackingUrl: `https://ups.example/1Z${number}`,
});

test('parcels that are reported at once are each followed by their own link', () => {
  const details = { parcels: [parcel(1), parcel(2)] };
  expect(timelineOf([{ ...event, details }], 'USD')).toMatchObject([
    { title: 'Shipped', detail: 'UPS 1Z1', trackingUrl: 'https://ups.example/1Z1' },
    { title: 'Another parcel shipped', detail: 'UPS 1Z2', trackingUrl: 'https://ups.example/1Z2' },
  ]);
});

test('a parcel without a page of the lab is followed on its carrier’s', () => {
  const details = { parcels: [{ carrier: 'UPS', trackingNumber: '1Z3' }] };
  expect(timelineOf([{ ...event, details }], 'USD')).toMatchObject([
    { trackingUrl: 'https://www.ups.com/track?tracknum=1Z3' },
  ]);
});

test('a parcel that nobody can follow is reported, too', () => {
  expect(timelineOf([{ ...event, details: {} }], 'USD')).toEqual([
    { title: 'Shipped', happenedAt: '2026-11-22T10:00:00.000Z' },
  ]);
});
