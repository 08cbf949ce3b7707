import {
  defaultShippingMethod,
  type PackagingId,
  type ShippingMethodId,
  type ShippingType,
} from '@albumen/contract/checkout/shipping-ids';
import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { QuotedMethod, QuotedPackaging } from '@albumen/contract/endpoints/checkout';
import type { Destination } from './destination.ts';
import type { MethodRate, RateCard, Season } from './rate-card.ts';

/** What ships together, as far as shipping cares. */
export interface ParcelFacts {
  departmentId: DepartmentId;
  /** The worth of the goods at list price. */
  listMinor: number;
  longestSideInches: number;
  /** Working days until all of it is made. */
  productionDays: { least: number; most: number };
}

/** A shipment: from where, to where, and when. */
export interface ShippingSituation {
  rateCard: RateCard;
  shippingType: ShippingType;
  /** Null while there is no address: then the United States are assumed. */
  destination: Destination | null;
  /** The calendar day at the labs, `YYYY-MM-DD`: seasons begin and end by it. */
  onDate: string;
}

const farStates: ReadonlySet<string> = new Set(['AK', 'HI']);

/** Every method of the shipping type that leads to the place, with its price; some may be out of reach. */
export function methodsFor(parcel: ParcelFacts, situation: ShippingSituation): QuotedMethod[] {
  const { rateCard, shippingType, destination } = situation;
  const rates = destination?.country === 'CA' ? [rateCard.international] : rateCard[shippingType];
  return rates.map((rate) => quoteMethod(rate, parcel, situation));
}

function quoteMethod(
  rate: MethodRate,
  parcel: ParcelFacts,
  situation: ShippingSituation,
): QuotedMethod {
  const { id, name, transitDays } = rate;
  const surcharges = surchargesOf(rate, parcel, situation);
  const addedMinor = surcharges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isFree = rate.freeFromMinor !== undefined && parcel.listMinor >= rate.freeFromMinor;
  const reason = obstacleTo(rate, parcel, situation);
  return {
    id,
    name,
    priceMinor: (isFree ? 0 : rate.priceMinor) + addedMinor,
    surcharges,
    days: {
      least: parcel.productionDays.least + transitDays.least,
      most: parcel.productionDays.most + transitDays.most,
    },
    isAvailable: reason === undefined,
    ...(reason !== undefined && { reason }),
  };
}

function surchargesOf(
  rate: MethodRate,
  parcel: ParcelFacts,
  { rateCard, shippingType, onDate }: ShippingSituation,
): QuotedMethod['surcharges'] {
  const isLarge = parcel.longestSideInches >= rateCard.large.fromInches;
  const isToRecipient = shippingType === 'dropship' || rate.id === 'international';
  const season = isToRecipient
    ? rateCard.peakSeasons.find((candidate) => isWithin(onDate.slice(5), candidate))
    : undefined;
  return [
    ...(isLarge ? [{ reason: 'Large parcel', amountMinor: rateCard.large.amountMinor }] : []),
    ...(season ? [{ reason: season.reason, amountMinor: season.amountMinor }] : []),
  ];
}

/** A season may run over the end of the year. */
function isWithin(day: string, { from, to }: Season): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function obstacleTo(
  rate: MethodRate,
  { longestSideInches }: ParcelFacts,
  { rateCard, destination }: ShippingSituation,
): string | undefined {
  if (rate.isExpress && longestSideInches >= rateCard.large.fromInches) {
    return 'Large parcels go by ground only.';
  }
  if (destination === null) return undefined;
  if (rate.isStreetCarrier && destination.isPostOfficeBox) {
    return "This carrier doesn't deliver to post-office boxes.";
  }
  if (rate.isExpress && farStates.has(destination.region)) {
    return 'Not offered to Alaska and Hawaii.';
  }
  return undefined;
}

/** The lowest fee to a recipient's door: what a code for shipping takes its part of, at most. */
export function standardMinorOf({ dropship }: Pick<RateCard, 'dropship'>): number {
  return Math.min(...dropship.map(({ priceMinor }) => priceMinor));
}

/**
 * What is chosen among the methods. Never chosen means the default; a choice that can't be had any more
 * is none, so that it is seen.
 * @param wanted undefined before anybody chose.
 */
export function chosenMethod(
  methods: readonly QuotedMethod[],
  wanted: ShippingMethodId | null | undefined,
): QuotedMethod | undefined {
  const id = wanted === undefined ? defaultShippingMethod : wanted;
  return methods.find((method) => method.id === id && method.isAvailable);
}

/** The premium packaging that a department offers. */
export function packagingFor(
  departmentId: DepartmentId,
  { packaging }: RateCard,
): QuotedPackaging[] {
  return packaging.flatMap(({ id, name, priceMinor }) => {
    const minor = priceMinor[departmentId];
    return minor === undefined ? [] : [{ id, name, priceMinor: minor }];
  });
}

/** Undefined without a choice, and for one that the department doesn't offer. */
export function chosenPackaging(
  options: readonly QuotedPackaging[],
  wanted: PackagingId | null | undefined,
): QuotedPackaging | undefined {
  return options.find(({ id }) => id === wanted);
}
