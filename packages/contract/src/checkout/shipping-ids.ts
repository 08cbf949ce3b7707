/** Straight to the recipient, or to the photographer's studio. */
export const shippingTypes = ['dropship', 'studio'] as const;

export type ShippingType = (typeof shippingTypes)[number];

/** Shipping methods by their names on the wire, cheapest first within a type. */
export const shippingMethodIds = [
  'dropship_lowest_cost',
  'dropship_expedited_3day',
  'dropship_overnight',
  'studio_two_day',
  'studio_overnight',
  'international',
] as const;

export type ShippingMethodId = (typeof shippingMethodIds)[number];

/** The method of a checkout whose customer has not chosen one. */
export const defaultShippingMethod: ShippingMethodId = 'dropship_lowest_cost';

/** Premium packaging: one for each shipping group, or none. */
export const packagingIds = [
  'boutique_box',
  'boutique_bag',
  'gift_wrap',
  'album_presentation_box',
] as const;

export type PackagingId = (typeof packagingIds)[number];
