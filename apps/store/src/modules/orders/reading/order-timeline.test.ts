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
  expect(timelineOf([{ ...event, details }], { currency: 'USD' })).toMatchObject([
    { title: 'Shipped', detail: 'UPS 1Z1', trackingUrl: 'https://ups.example/1Z1' },
    { title: 'Another parcel shipped', detail: 'UPS 1Z2', trackingUrl: 'https://ups.example/1Z2' },
  ]);
});

test('a parcel without a page of the lab is followed on its carrier’s', () => {
  const details = { parcels: [{ carrier: 'UPS', trackingNumber: '1Z3' }] };
  expect(timelineOf([{ ...event, details }], { currency: 'USD' })).toMatchObject([
    { trackingUrl: 'https://www.ups.com/track?tracknum=1Z3' },
  ]);
});

test('a parcel that nobody can follow is reported, too', () => {
  expect(timelineOf([{ ...event, details: {} }], { currency: 'USD' })).toEqual([
    { title: 'Shipped', happenedAt: '2026-11-22T10:00:00.000Z' },
  ]);
});

test('of an order that comes in parts it says which one was shipped', () => {
  const groups = [
    { departmentName: 'Print room', itemIds: ['a', 'b'] },
    { departmentName: 'Frame shop', itemIds: ['c'] },
  ];
  const part = { ...event, kind: 'ship-part', details: { itemIds: ['a', 'b'] } };
  expect(timelineOf([part], { currency: 'USD', groups })).toMatchObject([
    { title: 'Part of it shipped: Print room' },
  ]);
  expect(timelineOf([part], { currency: 'USD' })).toMatchObject([{ title: 'Part of it shipped' }]);
});
