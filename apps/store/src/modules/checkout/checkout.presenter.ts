import { sizeLabel } from '@albumen/domain/sizes/size-label';
import type { Product } from '@albumen/contract/catalog/product';
import type { Checkout, CheckoutItem } from '@albumen/contract/endpoints/checkout';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import type { CartLine } from '../cart/cart.service.ts';
import { addressOf } from './checkout-address.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { exchangeRates } from './exchange-rates.ts';
import type { PricedCheckout } from './price-checkout.ts';

/** The page's data: what this visit may see of its own checkout. */
export function presentCheckout(
  deps: Pick<Dependencies, 'catalogs' | 'settings' | 'payments'>,
  visit: Visit,
  { checkout, priced }: { checkout: CheckoutRow; priced: PricedCheckout },
): Checkout {
  const { account } = visit;
  const { quote, lines, unsold, discount, orderedOn, obstacles } = priced;
  const { departments, products } = deps.catalogs[checkout.labBrand];
  const used = new Set(quote.groups.map(({ departmentId }) => departmentId));
  return {
    resourceId: checkout.id,
    version: checkout.version,
    cartCount: lines.length + unsold.length,
    cartTotal: quote.totalMinor,
    payment: {
      hostedFields: null,
      cardForm: null,
      ...deps.payments.hostedFields?.shown,
      ...deps.payments.cardForm?.shown,
    },
    otherWays: deps.payments.otherMethods ? { rates: exchangeRates(deps) } : null,
    contact: {
      name: checkout.name,
      email: checkout.email,
      companyName: checkout.companyName,
    },
    isEmailLocked: account !== undefined,
    canSaveAddress: account !== undefined,
    saveAddress: checkout.isAddressSaved,
    shippingType: checkout.shippingType,
    address: addressOf(checkout),
    addressCheck: checkout.addressCheck,
    suggestedAddress: checkout.addressCheck === 'suggested' ? checkout.suggestedAddress : null,
    discount: discount
      ? { code: discount.code, label: discount.label, isApplied: quote.discountCode !== null }
      : null,
    reference: checkout.reference,
    instructions: checkout.instructions,
    departments: departments.flatMap(({ id, name }) => (used.has(id) ? [{ id, name }] : [])),
    orderedOn,
    items: lines.map((line) => presentLine(line, products.get(line.productId)?.product)),
    quote,
    obstacles,
    ...(account != null && account.whccId !== null && { whccId: account.whccId }),
  };
}

function presentLine(line: CartLine, product: Product | undefined): CheckoutItem {
  const { itemId, name, projectTitle, productName, quantity, proofUrl } = line;
  const { size, values } = line.item.choice;
  const chosen = values.filter(({ value }) => value.id !== 'none').map(({ value }) => value.label);
  return {
    itemId,
    name,
    ...(projectTitle !== undefined && { projectTitle }),
    productName,
    details: [sizeLabel(size), ...chosen],
    quantity,
    maxQuantity: product?.maxQuantity ?? quantity,
    piecesPerUnit: product?.piecesPerUnit ?? 1,
    proofUrl,
  };
}
