import type {
  CheckoutAddress,
  ShippingPriorityEntry,
  CheckoutUpdate,
} from '@albumen/contract/endpoints/checkout';
import { storableText } from '../../db/storable-json.ts';
import { addressOf, isSame } from './checkout-address.ts';
import type { CheckoutRow } from './checkout.queries.ts';

/** What a change comes to, before anybody is asked about the address. */
export interface ShippingPlan {
  shippingType: CheckoutRow['shippingType'];
  address: CheckoutAddress;
  choices: ShippingPriorityEntry[];
  isAddressChanged: boolean;
}

export function planOf(before: CheckoutRow, update: CheckoutUpdate): ShippingPlan {
  const shippingType = typeAfter(before, update);
  const stored = addressOf({ addresses: before.addresses, shippingType });
  const address = addressAfter(stored, update);
  return {
    shippingType,
    address,
    choices: mergeChoices(before.shippingPriority, update.shippingPriority ?? []),
    isAddressChanged: shippingType !== before.shippingType || !isSame(stored, address),
  };
}

function typeAfter(before: CheckoutRow, update: CheckoutUpdate): CheckoutRow['shippingType'] {
  if (update.switchingToStudio === true) return 'studio';
  return update.switchingToDropship === true ? 'dropship' : before.shippingType;
}

function addressAfter(stored: CheckoutAddress, update: CheckoutUpdate): CheckoutAddress {
  const after = (name: keyof CheckoutAddress) => storableText(update[name] ?? stored[name]).trim();
  return {
    address1: after('address1'),
    address2: after('address2'),
    city: after('city'),
    state: after('state'),
    zip: after('zip').toUpperCase(),
    country: after('country').toUpperCase(),
  };
}

/** A group that the change doesn't name keeps its choice. */
function mergeChoices(
  kept: readonly ShippingPriorityEntry[],
  changed: readonly ShippingPriorityEntry[],
): ShippingPriorityEntry[] {
  const byGroup = new Map([...kept, ...changed].map((entry) => [entry.shippingGroup, entry]));
  return [...byGroup.values()];
}
