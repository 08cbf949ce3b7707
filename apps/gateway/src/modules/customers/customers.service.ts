import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newPublicId } from '../../ids.ts';
import { refuse } from '../../http/refusal.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { orNull } from '../server-api/wire-fields.ts';
import type { CustomerFacts, CustomerOrder } from './customer-fields.ts';
import * as queries from './customers.queries.ts';
import type { CustomerKey, CustomerRow } from './customers.queries.ts';

export type Customer = CustomerRow;

/** A new customer. What was given has been checked, but for whether its id is free. */
export async function addCustomer(
  { trx, merchant, now }: ServerWork,
  { id, facts, customFields }: CustomerOrder,
  place: string,
): Promise<Customer> {
  const made = await queries.insertCustomer(trx, {
    merchantId: merchant.id,
    id: id ?? newPublicId(11),
    ...columnsOf(facts),
    customFields: JSON.stringify(customFields),
    createdAt: now,
    updatedAt: now,
  });
  return made ?? invalid(`${place}.id`, '91609');
}

export function findCustomer(db: Kysely<Tables>, key: CustomerKey): Promise<Customer | undefined> {
  return queries.findCustomer(db, key);
}

export async function getCustomer(db: Kysely<Tables>, key: CustomerKey): Promise<Customer> {
  return (await queries.findCustomer(db, key)) ?? refuse(404, 'There is no such customer.');
}

/** Changes what was given, and nothing else. */
export async function changeCustomer(
  { trx, merchant, now }: ServerWork,
  id: string,
  { id: newId, facts, customFields }: CustomerOrder,
): Promise<Customer> {
  const changed = await queries.updateCustomer(
    trx,
    { merchantId: merchant.id, id },
    {
      ...columnsOf(facts),
      ...(Object.keys(customFields).length > 0 && { customFields: JSON.stringify(customFields) }),
      ...(newId !== undefined && { id: newId }),
      updatedAt: now,
    },
  );
  return changed ?? refuse(404, 'There is no such customer.');
}

export async function removeCustomer({ trx, merchant }: ServerWork, id: string): Promise<void> {
  const wasThere = await queries.deleteCustomer(trx, { merchantId: merchant.id, id });
  if (!wasThere) refuse(404, 'There is no such customer.');
}

function columnsOf(facts: CustomerFacts) {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, orNull(value)]));
}
