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
  /** Keys are departments; one that is absent doesn't offer it. */
  priceMinor: Partial<Record<DepartmentId, number>>;
}

/** What a lab brand charges for getting things to people. */
export interface RateCard {
  dropship: readonly MethodRate[];
  studio: readonly MethodRate[];
  /** The price to Canada, of either type. */
  international: MethodRate;
  /** The length of the longest side from which on a piece needs a large parcel. */
  large: { fromInches: number; amountMinor: number };
  /** Charged on parcels to recipients, not to studios. */
  peakSeasons: readonly Season[];
  packaging: readonly PackagingRate[];
}

const halide: RateCard = {
  dropship: toRecipients({ lowestMinor: 795, expeditedMinor: 1_595, overnightMinor: 2_995 }),
  studio: toStudios({ twoDayMinor: 695, freeFromMinor: 1_800, overnightMinor: 1_995 }),
  international: abroad(2_195),
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
  dropship: toRecipients({ lowestMinor: 695, expeditedMinor: 1_395, overnightMinor: 2_695 }),
  studio: toStudios({ twoDayMinor: 595, freeFromMinor: 1_600, overnightMinor: 1_500 }),
  international: abroad(1_895),
  large: { fromInches: 30, amountMinor: 1_000 },
  peakSeasons: [peak(125)],
  packaging: [
    packaging('boutique_box', 'Boutique box', { prints: 495, press: 495 }),
    packaging('gift_wrap', 'Gift wrap', { prints: 400, wall: 1_200, press: 400, albums: 700 }),
    packaging('album_presentation_box', 'Presentation box', { albums: 3_200 }),
  ],
};

/** One card for each lab brand. */
export const rateCards: Readonly<Record<LabBrand, RateCard>> = { halide, cyan };

function toRecipients(prices: Record<`${'lowest' | 'expedited' | 'overnight'}Minor`, number>) {
  const { lowestMinor, expeditedMinor, overnightMinor } = prices;
  return [
    parcel('dropship_lowest_cost', 'Lowest cost', lowestMinor, [3, 7]),
    express('dropship_expedited_3day', 'Expedited, 3 days', expeditedMinor, [2, 3]),
    express('dropship_overnight', 'Overnight', overnightMinor, [1, 1]),
  ];
}

function toStudios(prices: Record<`${'twoDay' | 'freeFrom' | 'overnight'}Minor`, number>) {
  const { twoDayMinor, freeFromMinor, overnightMinor } = prices;
  return [
    { ...parcel('studio_two_day', '2 days', twoDayMinor, [2, 2]), freeFromMinor },
    express('studio_overnight', 'Overnight', overnightMinor, [1, 1]),
  ];
}

function abroad(priceMinor: number): MethodRate {
  return parcel('international', 'International', priceMinor, [6, 12]);
}

type MethodFacts = [MethodRate['id'], string, number, [least: number, most: number]];

function parcel(...[id, name, priceMinor, [least, most]]: MethodFacts): MethodRate {
  return {
    id,
    name,
    priceMinor,
    transitDays: { least, most },
    isStreetCarrier: false,
    isExpress: false,
  };
}

function express(...facts: MethodFacts): MethodRate {
  return { ...parcel(...facts), isStreetCarrier: true, isExpress: true };
}

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
