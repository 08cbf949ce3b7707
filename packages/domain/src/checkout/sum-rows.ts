/** The sums of an order, in minor units; see the contract's `sums`. */
export interface OrderSums {
  discountMinor: number;
  quantityDiscountMinor: number;
  discountCode: string | null;
  shippingMinor: number;
  shippingDiscountMinor: number;
  packagingMinor: number;
  taxLines: readonly { name: string; amountMinor: number }[];
}

export interface SumRow {
  label: string;
  amountMinor: number;
}

const shippingLabel = 'Shipping';

/**
 * What stands between an order's items and its total, in the order of the invoice; what was taken off is
 * negative, and what is nothing is left out, but for shipping. With the items the rows come to the total.
 */
export function sumRows(sums: OrderSums): SumRow[] {
  const { discountCode, discountMinor, shippingDiscountMinor } = sums;
  const code = discountCode ?? '';
  const quantityMinor = discountCode === null ? discountMinor : sums.quantityDiscountMinor;
  return [
    { label: 'Quantity discount', amountMinor: -quantityMinor },
    { label: `Discount ${code}`, amountMinor: quantityMinor - discountMinor },
    { label: shippingLabel, amountMinor: sums.shippingMinor + shippingDiscountMinor },
    { label: `Discount ${code} on shipping`, amountMinor: -shippingDiscountMinor },
    { label: 'Packaging', amountMinor: sums.packagingMinor },
    ...sums.taxLines.map(({ name, amountMinor }) => ({ label: name, amountMinor })),
  ].filter(({ label, amountMinor }) => label === shippingLabel || amountMinor !== 0);
}
