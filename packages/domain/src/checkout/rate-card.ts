import type { LabBrand } from '@albumen/contract/brands';
import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { PackagingId, ShippingMethodId } from '@albumen/contract/checkout/shipping-ids';

/** What one way of shipping costs for each shipping group. Prices in minor units. */
export interface MethodRate {
  id: ShippingMethodId;
  name: string;
  priceMinor: number;
  /** Items of the group at list price from here on ship free; absent: never. */
  freeFromMinor?: number;
  /** Working days on the way. */
  transitDays: { least: number; most: number };
  /** Delivers to doors only: no post-office boxes. */
  isStreetCarrier: boolean;
  /** Doesn't reach Alaska and Hawaii in its time, nor carry large pieces. */
  isExpress: boolean;
}

/** Days of every year, `MM-DD`, both included. */
export interface Season {
  from: string;
  to: string;
  amountMinor: number;
  reason: string;
}

export interface PackagingRate {
  id: PackagingId;
  name: string;
  /** By department; one that is absent doesn't offer it. */
  priceMinor: Partial<Record<DepartmentId, number>>;
}

/** What a lab brand charges for getting things to people. */
export interface RateCard {
  dropship: readonly MethodRate[];
  studio: readonly MethodRate[];
  /** To Canada, of either type. */
  international: MethodRate;
  /** From this length of the longest side on a piece needs a large parcel. */
  large: { fromInches: number; amountMinor: number };
  /** On parcels to recipients, not to studios. */
  peakSeasons: readonly Season[];
  packaging: readonly PackagingRate[];
}

const parcel = { isStreetCarrier: false, isExpress: false };
const express = { isStreetCarrier: true, isExpress: true };

const halide: RateCard = {
  dropship: [
    {
      id: 'dropship_lowest_cost',
      name: 'Lowest cost',
      priceMinor: 795,
      transitDays: { least: 3, most: 7 },
      ...parcel,
    },
    {
      id: 'dropship_expedited_3day',
      name: 'Expedited, 3 days',
      priceMinor: 1_595,
      transitDays: { least: 2, most: 3 },
      ...express,
    },
    {
      id: 'dropship_overnight',
      name: 'Overnight',
      priceMinor: 2_995,
      transitDays: { least: 1, most: 1 },
      ...express,
    },
  ],
  studio: [
    {
      id: 'studio_two_day',
      name: '2 days',
      priceMinor: 695,
      transitDays: { least: 2, most: 2 },
      freeFromMinor: 1_800,
      ...parcel,
    },
    {
      id: 'studio_overnight',
      name: 'Overnight',
      priceMinor: 1_995,
      transitDays: { least: 1, most: 1 },
      ...express,
    },
  ],
  international: {
    id: 'international',
    name: 'International',
    priceMinor: 2_195,
    transitDays: { least: 6, most: 12 },
    ...parcel,
  },
  large: { fromInches: 30, amountMinor: 1_200 },
  peakSeasons: [peak(150)],
  packaging: [
    packaging('boutique_box', 'Boutique box', { prints: 595, press: 595 }),
    packaging('boutique_bag', 'Boutique bag', { prints: 395, press: 395 }),
    packaging('gift_wrap', 'Gift wrap', { prints: 500, wall: 1_400, press: 500, albums: 900 }),
    packaging('album_presentation_box', 'Presentation box', { albums: 3_800 }),
  ],
};

const cyan: RateCard = {
  dropship: [
    {
      id: 'dropship_lowest_cost',
      name: 'Lowest cost',
      priceMinor: 695,
      transitDays: { least: 3, most: 7 },
      ...parcel,
    },
    {
      id: 'dropship_expedited_3day',
      name: 'Expedited, 3 days',
      priceMinor: 1_395,
      transitDays: { least: 2, most: 3 },
      ...express,
    },
    {
      id: 'dropship_overnight',
      name: 'Overnight',
      priceMinor: 2_695,
      transitDays: { least: 1, most: 1 },
      ...express,
    },
  ],
  studio: [
    {
      id: 'studio_two_day',
      name: '2 days',
      priceMinor: 595,
      transitDays: { least: 2, most: 2 },
      freeFromMinor: 1_600,
      ...parcel,
    },
    {
      id: 'studio_overnight',
      name: 'Overnight',
      priceMinor: 1_500,
      transitDays: { least: 1, most: 1 },
      ...express,
    },
  ],
  international: {
    id: 'international',
    name: 'International',
    priceMinor: 1_895,
    transitDays: { least: 6, most: 12 },
    ...parcel,
  },
  large: { fromInches: 30, amountMinor: 1_000 },
  peakSeasons: [peak(125)],
  packaging: [
    packaging('boutique_box', 'Boutique box', { prints: 495, press: 495 }),
    packaging('gift_wrap', 'Gift wrap', { prints: 400, wall: 1_200, press: 400, albums: 700 }),
    packaging('album_presentation_box', 'Presentation box', { albums: 3_200 }),
  ],
};

/** By lab brand. */
export const rateCards: Readonly<Record<LabBrand, RateCard>> = { halide, cyan };

function peak(amountMinor: number): Season {
  const reason = 'Peak season, November 15 to December 24';
  return { from: '11-15', to: '12-24', amountMinor, reason };
}

function packaging(
  id: PackagingId,
  name: string,
  priceMinor: PackagingRate['priceMinor'],
): PackagingRate {
  return { id, name, priceMinor };
}
