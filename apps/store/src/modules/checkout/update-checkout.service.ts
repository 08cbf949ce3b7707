import { isInDoubt, waitsForWord } from '@albumen/contract/checkout/address-check';
import type { CheckoutAddress, CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import { validateField } from '@albumen/contract/form';
import { checkoutAddressForm } from '@albumen/contract/forms/checkout-forms';
import { rateCards } from '@albumen/domain/checkout/rate-card';
import type { Kysely } from 'kysely';
import { storableJson, storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { pendingLines } from '../cart/cart.service.ts';
import { codeOf, findDiscount, refusalOf } from '../discounts/discounts.service.ts';
import { holdBackGuesses } from '../discounts/guessed-codes.ts';
import { asEntered, checkAddress, type CheckedAddress } from './address-check.service.ts';
import { isComplete, isSame } from './checkout-address.ts';
import * as queries from './checkout.queries.ts';
import type { CheckoutChange, CheckoutRow } from './checkout.queries.ts';
import { findCheckout, lockOpen } from './checkout.service.ts';
import { rememberAddress } from './remember-address.ts';
import { planOf, type ShippingPlan } from './shipping-plan.ts';

export interface UpdateOutcome {
  checkout: CheckoutRow;
  addressValidated: true | 'notSupported' | 'suggested' | 'invalid';
}

interface AskedUpdate {
  resourceId: string;
  update: CheckoutUpdate;
}

/** What is left out stays. Whoever guesses discount codes waits, whichever call they come with. */
export async function updateCheckout(
  deps: Dependencies,
  visit: Visit,
  { ip, ...asked }: AskedUpdate & { ip: string },
): Promise<UpdateOutcome> {
  const typed = asked.update.discountCode;
  await holdBackGuesses(deps, visit, { typed, checkoutId: asked.resourceId, ip });
  return keepUpdate(deps, visit, asked);
}

/** The address service is asked before anything is locked. */
async function keepUpdate(
  deps: Dependencies,
  visit: Visit,
  { resourceId, update }: AskedUpdate,
): Promise<UpdateOutcome> {
  const { db } = deps;
  const before = await findCheckout(db, visit, resourceId);
  const plan = planOf(before, update);
  if (update.zip !== undefined) refuseWrongZip(plan.address);
  const checked = await checkPlanned(deps, { before, plan, update });
  const outcome = await db.transaction().execute(async (trx) => {
    const checkout = await lockOpen(trx, visit, resourceId);
    const now = planOf(checkout, update);
    if (!isSamePlace(plan, now)) return undefined;
    const change = await changeOf(trx, visit, { checkout, update });
    const changed = await queries.updateCheckout(trx, resourceId, {
      ...change,
      shippingType: plan.shippingType,
      shippingPriority: JSON.stringify(now.choices),
      addresses: JSON.stringify({ ...checkout.addresses, [plan.shippingType]: plan.address }),
      ...(checked && {
        addressCheck: checked.addressCheck,
        suggestedAddress: checked.suggestedAddress && JSON.stringify(checked.suggestedAddress),
      }),
    });
    await rememberAddress(trx, visit, changed);
    return { checkout: changed, addressValidated: outcomeOf(changed, checked) };
  });
  /* Another tab has changed the address meanwhile: what was asked about is not what would be kept. */
  return outcome ?? keepUpdate(deps, visit, { resourceId, update });
}

/** Read by the country of the same address, which may be the one that is kept. */
function refuseWrongZip(address: CheckoutAddress): void {
  const wrong = validateField(checkoutAddressForm.zip, address.zip, { ...address });
  if (wrong.length > 0) fail('invalidForm', { fields: { zip: wrong } });
}

function isSamePlace(one: ShippingPlan, other: ShippingPlan): boolean {
  return one.shippingType === other.shippingType && isSame(one.address, other.address);
}

interface Planned {
  before: CheckoutRow;
  plan: ShippingPlan;
  update: CheckoutUpdate;
}

/** Undefined: nothing about the address has changed. */
async function checkPlanned(
  deps: Dependencies,
  { before, plan, update }: Planned,
): Promise<CheckedAddress | undefined> {
  const { addressCheck } = before;
  const isOverridden = update.overrideValidatedAddress === true;
  const isCarrierChanged = addressCheck === 'notSupported' && update.shippingPriority !== undefined;
  /* Typed before, left without an answer, and now sent again as it was. */
  const isAskedAgain = waitsForWord(addressCheck) && isComplete(plan.address) && hasAddress(update);
  if (!plan.isAddressChanged && !isCarrierChanged && !isAskedAgain) {
    const { suggestedAddress } = before;
    return isOverridden && isInDoubt(addressCheck) ? { suggestedAddress, ...asEntered } : undefined;
  }
  const hasStreetCarrier = await goesToDoors(deps, before, plan);
  const checked = await checkAddress(deps, plan.address, { hasStreetCarrier });
  return isOverridden && isInDoubt(checked.addressCheck) ? { ...checked, ...asEntered } : checked;
}

function hasAddress({ address1, city, state, zip }: CheckoutUpdate): boolean {
  return [address1, city, state, zip].some((field) => field !== undefined);
}

/** True for a carrier that knows no boxes; choices for what has left the cart, or of the other type, don't count. */
async function goesToDoors(
  deps: Dependencies,
  { cartId, labBrand }: CheckoutRow,
  { choices, shippingType }: ShippingPlan,
): Promise<boolean> {
  const carriers = rateCards[labBrand][shippingType].filter((rate) => rate.isStreetCarrier);
  const chosen = choices.filter(({ shippingMethod }) =>
    carriers.some(({ id }) => id === shippingMethod),
  );
  if (chosen.length === 0) return false;
  const lines = await pendingLines(deps, deps.db, cartId);
  const groups = new Set(lines.map(({ item }) => item.shippingGroup));
  return chosen.some(({ shippingGroup }) => groups.has(shippingGroup));
}

interface Wanted {
  checkout: CheckoutRow;
  update: CheckoutUpdate;
}

/** The fields that need nothing but themselves. A signed-in person's email is the account's. */
async function changeOf(
  trx: Kysely<Tables>,
  visit: Visit,
  { checkout, update }: Wanted,
): Promise<CheckoutChange> {
  const email = visit.account?.email ?? (update.email ?? checkout.email).trim().toLowerCase();
  const { addressAutocompleted, autocompleteLogs, saveAddress: isAddressSaved } = update;
  return {
    email,
    name: textOf(update.name ?? checkout.name),
    companyName: textOf(update.companyName ?? checkout.companyName),
    reference: textOf(update.reference ?? checkout.reference),
    instructions: textOf(update.instructions ?? checkout.instructions),
    ...(addressAutocompleted !== undefined && { isAddressAutocompleted: addressAutocompleted }),
    ...(autocompleteLogs !== undefined && { autocompleteLogs: storableJson(autocompleteLogs) }),
    ...(isAddressSaved !== undefined && visit.account !== undefined && { isAddressSaved }),
    ...(update.discountCode !== undefined && {
      discountCode: await acceptedCode(trx, visit, { email, typed: update.discountCode }),
    }),
  };
}

function textOf(typed: string): string {
  return storableText(typed).replaceAll('\r\n', '\n').trim();
}

async function acceptedCode(
  trx: Kysely<Tables>,
  visit: Visit,
  { email, typed }: { email: string; typed: string },
): Promise<string | null> {
  const code = codeOf(typed);
  if (code === '') return null;
  const discount = await findDiscount(trx, visit.labBrand, code);
  const customer = { accountId: visit.account?.id ?? null, email };
  const refusal = await refusalOf(trx, discount, customer);
  if (refusal !== undefined) fail('invalidForm', { fields: { discountCode: [refusal] } });
  return code;
}

/** A service that could not be asked keeps nobody from ordering. */
function outcomeOf(
  { addressCheck }: CheckoutRow,
  checked: CheckedAddress | undefined,
): UpdateOutcome['addressValidated'] {
  if (checked === undefined) return true;
  return addressCheck === 'notSupported' ||
    addressCheck === 'suggested' ||
    addressCheck === 'invalid'
    ? addressCheck
    : true;
}
