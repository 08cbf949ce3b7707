import { expect, test } from 'vitest';
import { trackingUrlOf } from './tracking-url.ts';

test.each([
  [
    'UPS Ground',
    '1Z 999 AA1 01 2345 6780',
    'https://www.ups.com/track?tracknum=1Z999AA10123456780',
  ],
  ['USPS', '9400 1000', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94001000'],
  ['U.S. Postal Service', '94', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94'],
  ['FedEx Home', '7777', 'https://www.fedex.com/fedextrack/?trknbr=7777'],
  ['DHL Express', 'a&b', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=a%26b'],
  ['Startups by bike', '1', undefined],
])('a parcel with %s is followed on its page', (carrier, trackingNumber, page) => {
  expect(trackingUrlOf({ carrier, trackingNumber })).toBe(page);
});

test('the page that a lab names comes first', () => {
  const parcel = { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: 'https://lab.example/1Z' };
  expect(trackingUrlOf(parcel)).toBe('https://lab.example/1Z');
});
