import type { AutocompleteLog } from '@albumen/contract/endpoints/accounts';
import type { Kysely } from 'kysely';
import { storableJson, storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import * as queries from './addresses.queries.ts';

export interface AddressToSave {
  kind: 'Billing' | 'Shipping';
  /** A form's values: name, address1, address2, city, state, zip, country. */
  values: Record<string, string>;
  isValidated: boolean;
  autocompleteLogs: AutocompleteLog[];
}

/** Each account has one address of a kind in its settings; saving replaces it. */
export async function saveAddress(
  trx: Kysely<Tables>,
  accountId: string,
  { kind, values, isValidated, autocompleteLogs }: AddressToSave,
): Promise<void> {
  const field = (name: string) => storableText(values[name] ?? '').trim();
  await queries.deleteAddresses(trx, accountId, kind);
  await queries.insertAddress(trx, {
    id: newId(),
    accountId,
    kind,
    name: field('name'),
    address1: field('address1'),
    address2: field('address2'),
    city: field('city'),
    state: field('state'),
    zip: field('zip'),
    country: field('country').toUpperCase() === 'CA' ? 'CA' : 'US',
    isValidated,
    autocompleteLogs: storableJson(autocompleteLogs),
  });
}

export async function getAddress(
  db: Kysely<Tables>,
  accountId: string,
  kind: 'Billing' | 'Shipping',
) {
  return (await queries.findAddress(db, accountId, kind)) ?? null;
}
