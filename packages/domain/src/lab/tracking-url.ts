/** Where each carrier shows a parcel by its number: the pages that their own mails lead to. */
const pages: readonly (readonly [carrier: RegExp, address: string])[] = [
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\busps\b|postal service/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/fed\s?ex/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bdhl\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
];

/** The page to follow a parcel on: the lab's, else the carrier's, where it is a known one. */
export function trackingUrlOf(parcel: {
  carrier: string;
  trackingNumber: string;
  trackingUrl?: string | undefined;
}): string | undefined {
  if (parcel.trackingUrl !== undefined) return parcel.trackingUrl;
  const [, address] = pages.find(([carrier]) => carrier.test(parcel.carrier)) ?? [];
  return address && address + encodeURIComponent(parcel.trackingNumber.replaceAll(/\s/g, ''));
}
