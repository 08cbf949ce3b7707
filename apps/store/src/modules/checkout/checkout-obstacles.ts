import { isInDoubt } from '@albumen/contract/checkout/address-check';
import type { Obstacle } from '@albumen/contract/endpoints/checkout';
import { validateForm, type FieldErrors } from '@albumen/contract/form';
import { checkoutAddressForm, contactForm } from '@albumen/contract/forms/checkout-forms';
import { stateMistake } from '../../third-parties/addresses/state-of-postal-code.ts';
import type { CartLine } from '../cart/cart.service.ts';
import { addressOf, isComplete } from './checkout-address.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import type { PricedCheckout } from './price-checkout.ts';

type Priced = Pick<PricedCheckout, 'quote' | 'lines' | 'unsold'>;

/** Everything at once, in the order of the page. */
export function obstaclesOf(checkout: CheckoutRow, priced: Priced): Obstacle[] {
  return [
    ...cartObstacles(priced),
    ...formObstacles(checkout),
    ...addressObstacles(checkout),
    ...methodObstacles(priced),
  ];
}

function cartObstacles({ lines, unsold }: Priced): Obstacle[] {
  if (lines.length + unsold.length === 0) {
    return [{ code: 'emptyCart', title: 'Your cart is empty.' }];
  }
  const stopped = lines.filter(({ stops }) => stops.length > 0);
  return [...unsold.map(unsoldObstacle), ...stopped.map(stoppedObstacle)];
}

function unsoldObstacle({ itemId, name }: { itemId: string; name: string }): Obstacle {
  return { code: 'itemNotReady', title: `${name} is no longer sold. Remove it to go on.`, itemId };
}

function stoppedObstacle({ itemId, name, productName }: CartLine): Obstacle {
  const title = `${name === '' ? productName : name} needs attention in your cart.`;
  return { code: 'itemNotReady', title, itemId };
}

function formObstacles(checkout: CheckoutRow): Obstacle[] {
  const { name, email, companyName } = checkout;
  const contact = validateForm(contactForm, { name, email, companyName });
  const address = validateForm(checkoutAddressForm, { ...addressOf(checkout) });
  return [
    ...formObstacle('contact', 'Your contact details are not complete.', contact),
    ...formObstacle('address', 'The shipping address is not complete.', address),
  ];
}

function formObstacle(code: 'contact' | 'address', title: string, fields: FieldErrors): Obstacle[] {
  return Object.keys(fields).length === 0 ? [] : [{ code, title, fields }];
}

function addressObstacles(checkout: CheckoutRow): Obstacle[] {
  const { addressCheck } = checkout;
  if (addressCheck === 'notSupported') {
    return [{ code: 'addressNotSupported', title: "We don't ship to this address." }];
  }
  const mistake = addressCheck === 'suggested' ? undefined : unverifiedMistake(checkout);
  if (mistake !== undefined) {
    return [{ code: 'address', title: mistake, fields: { state: [mistake] } }];
  }
  const isUnasked = addressCheck === 'empty' && isComplete(addressOf(checkout));
  if (isUnasked || isInDoubt(addressCheck)) {
    return [{ code: 'addressUnconfirmed', title: 'Confirm the shipping address.' }];
  }
  return [];
}

/**
 * Tax goes by the state, so that nobody's own word makes it another than the postal code's; the service's
 * word for the state is kept with an address that stays as entered.
 */
function unverifiedMistake(checkout: CheckoutRow): string | undefined {
  const address = addressOf(checkout);
  const isVerified = checkout.addressCheck === 'verified' && address.country.trim() !== 'CA';
  return isVerified ? undefined : stateMistake(address, checkout.suggestedAddress);
}

function methodObstacles({ quote }: Priced): Obstacle[] {
  return quote.groups
    .filter(({ shippingMethod }) => shippingMethod === null)
    .map(({ shippingGroup }) => ({
      code: 'shippingMethod' as const,
      title: 'Choose a shipping method.',
      shippingGroup,
    }));
}
