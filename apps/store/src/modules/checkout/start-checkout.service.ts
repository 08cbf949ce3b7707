import { isInDoubt } from '@albumen/contract/checkout/address-check';
import type { CheckoutAddress } from '@albumen/contract/endpoints/checkout';
import { limits } from '@albumen/contract/limits';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { openRegistration } from '../accounts/registration.service.ts';
import { getAddress } from '../addresses/addresses.service.ts';
import { cartOf, countPendingOf } from '../cart/cart.service.ts';
import { checkAddress } from './address-check.service.ts';
import * as queries from './checkout.queries.ts';

/** The cart's open checkout; a new one knows what account or last order knows. Safe to repeat. */
export async function startCheckout(deps: Dependencies, visit: Visit): Promise<string> {
  const { db } = deps;
  const cart = await cartOf(db, visit);
  if (cart === undefined) fail('emptyCart');
  // A guest at the checkout gives an email and may learn whether it has an account.
  if (visit.account === undefined) await openRegistration(db, visit);
  const open = await queries.findOpen(db, cart.id);
  if (open !== undefined) return open.id;
  if ((await countPendingOf(db, visit)) === 0) fail('emptyCart');
  const known = await knownOf(deps, visit, cart.id);
  const opened = await queries.insertOpen(db, {
    id: newId(),
    labBrand: visit.labBrand,
    cartId: cart.id,
    ...known,
  });
  const made = opened ?? (await queries.findOpen(db, cart.id));
  return made === undefined ? fail('emptyCart') : made.id;
}

type Known = Partial<Insertable<Tables['checkouts']>>;

async function knownOf(deps: Dependencies, visit: Visit, cartId: string): Promise<Known> {
  const { account } = visit;
  if (account === undefined) return lastOrdered(deps, cartId);
  const saved = await getAddress(deps.db, account.id, 'Shipping');
  const contact = {
    name: saved?.name ?? onPackage(`${account.firstName} ${account.lastName}`, longestName),
    email: account.email,
    companyName: onPackage(account.companyName, longestCompany),
  };
  if (saved === null) return contact;
  const { name: _, ...address } = saved;
  return { ...contact, ...(await savedAddress(deps, address)) };
}

const { contactNameMaxCharacters: longestName, companyNameMaxCharacters: longestCompany } = limits;

/** An account's names may be longer than what stands on a package: there they begin as far as they fit. */
function onPackage(name: string, most: number): string {
  return Array.from(name.trim()).slice(0, most).join('').trim();
}

/** Who ordered before in this browser types nothing again. */
async function lastOrdered({ db }: Dependencies, cartId: string): Promise<Known> {
  const last = await queries.findLastOrdered(db, cartId);
  if (last === undefined) return {};
  return { ...last, addresses: JSON.stringify(last.addresses) };
}

/** An account's own address serves both ways of shipping until somebody says otherwise. */
async function savedAddress(deps: Dependencies, address: CheckoutAddress): Promise<Known> {
  const check = await checkAddress(deps, address, { hasStreetCarrier: false });
  return {
    addresses: JSON.stringify({ dropship: address, studio: address }),
    addressCheck: isInDoubt(check.addressCheck) ? 'kept' : check.addressCheck,
  };
}
