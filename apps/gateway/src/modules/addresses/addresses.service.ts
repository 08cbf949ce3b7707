import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newPublicId } from '../../ids.ts';
import { refuse } from '../../http/refusal.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { orNull } from '../server-api/wire-fields.ts';
import type { Address } from './address-fields.ts';
import * as queries from './addresses.queries.ts';
import type { AddressKey, AddressRow } from './addresses.queries.ts';

/** An address of a customer. */
export interface KeptAddress extends Address {
  id: string;
  customerId: string;
  createdAt: Date;
  updatedAt: Date;
}

const mostAddresses = 50;

/** Adds an address to a customer that is there. */
export async function addAddress(
  { trx, merchant, now }: ServerWork,
  customerId: string,
  address: Address,
): Promise<KeptAddress> {
  const others = await queries.listAddresses(trx, merchant.id, customerId);
  if (others.length >= mostAddresses) invalid('address.base', '91818');
  const row = await queries.insertAddress(trx, {
    merchantId: merchant.id,
    customerId,
    id: newPublicId(6),
    ...columnsOf(address),
    createdAt: now,
    updatedAt: now,
  });
  return addressOf(row);
}

export async function getAddress(db: Kysely<Tables>, key: AddressKey): Promise<KeptAddress> {
  const row = await queries.findAddress(db, key);
  return row ? addressOf(row) : refuse(404, 'There is no such address.');
}

export async function listAddresses(
  db: Kysely<Tables>,
  merchantId: string,
  customerId: string,
): Promise<KeptAddress[]> {
  return (await queries.listAddresses(db, merchantId, customerId)).map(addressOf);
}

/** Addresses by whose they are. */
export async function listAddressesOf(
  db: Kysely<Tables>,
  merchantId: string,
  customerIds: readonly string[],
): Promise<Map<string, KeptAddress[]>> {
  if (customerIds.length === 0) return new Map();
  const rows = await queries.listAddressesOf(db, merchantId, customerIds);
  return Map.groupBy(rows.map(addressOf), ({ customerId }) => customerId);
}

/** Changes what was given, and nothing else. */
export async function changeAddress(
  { trx, now }: ServerWork,
  key: AddressKey,
  address: Address,
): Promise<KeptAddress> {
  const row = await queries.updateAddress(trx, key, { ...columnsOf(address), updatedAt: now });
  return row ? addressOf(row) : refuse(404, 'There is no such address.');
}

export async function removeAddress({ trx }: ServerWork, key: AddressKey): Promise<void> {
  if (!(await queries.deleteAddress(trx, key))) refuse(404, 'There is no such address.');
}

function columnsOf(address: Address) {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [name, orNull(value)]));
}

const names = [
  'firstName',
  'lastName',
  'company',
  'streetAddress',
  'extendedAddress',
  'locality',
  'region',
  'postalCode',
  'countryCode',
  'phoneNumber',
  'phoneCountryCode',
  'phoneNationalNumber',
] as const;

function addressOf(row: AddressRow): KeptAddress {
  const { id, customerId, createdAt, updatedAt } = row;
  const given = names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]] as const]));
  return { id, customerId, createdAt, updatedAt, ...Object.fromEntries(given) };
}
