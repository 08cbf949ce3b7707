import type { ShippingType } from '@albumen/contract/checkout/shipping-ids';
import type { Destination } from '../checkout/destination.ts';
import type { RateCard } from '../checkout/rate-card.ts';

interface Shipping {
  rateCard: RateCard;
  shippingType: ShippingType;
  /** The methods that the order's groups were sold with. */
  methodIds: readonly string[];
}

/**
 * Whether an order that goes to another place costs the same there and can go there as it was paid: tax
 * and shipping are a matter of country and state, and some carriers bring nothing to a box.
 */
export function isSamePriceAt(from: Destination, to: Destination, shipping: Shipping): boolean {
  if (from.country !== to.country || from.region !== to.region) return false;
  return !to.isPostOfficeBox || !hasStreetCarrier(shipping);
}

/** Whether any of an order's methods brings to doors only. */
export function hasStreetCarrier({ rateCard, shippingType, methodIds }: Shipping): boolean {
  const rates = [...rateCard[shippingType], rateCard.international];
  return rates.some(({ id, isStreetCarrier }) => isStreetCarrier && methodIds.includes(id));
}
