import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { storedFault, type Fault, type FaultOrder } from './fault.ts';
import { lockFaults, updateFaults } from './faults.queries.ts';

/** Orders a fault from a merchant's sandbox, after those that it has. */
export function addFault(
  db: Kysely<Tables>,
  merchantId: string,
  order: FaultOrder,
): Promise<Fault> {
  const fault = { id: newId(), ...order };
  return db.transaction().execute(async (trx) => {
    const faults = storedFault.array().parse(await lockFaults(trx, merchantId));
    await updateFaults(trx, merchantId, [...faults, fault]);
    return fault;
  });
}

export function removeFaults(db: Kysely<Tables>, merchantId: string): Promise<void> {
  return updateFaults(db, merchantId, []);
}
