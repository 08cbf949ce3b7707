import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { newPublicId } from '../../ids.ts';
import { unsuccessful } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller } from '../server-api/server-work.ts';
import { readBody, wireFlag, wireText } from '../server-api/wire-fields.ts';
import { isSettledOrSettling } from '@albumen/domain/transactions/transaction.machine';
import { lineItemFields } from './line-items.ts';
import type { Package } from './packages.ts';
import {
  changeTransaction,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const shipmentFields = z.object({
  carrier: wireText,
  tracking_number: wireText,
  notify_payer: wireFlag,
  line_items: z.array(lineItemFields).nullish(),
});

type Shipment = z.output<typeof shipmentFields>;

const longest = 64;

/** Notes that a package of what was paid for is on its way. */
export function trackPackage(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body: unknown },
): Promise<WholeTransaction> {
  const shipment = readBody(shipmentFields, body, 'shipment');
  return inTransaction(deps, caller, async (work) => {
    const transaction = await lockTransaction(work, id);
    const { status, orderDetails } = transaction;
    const isPaid = status === 'submitted_for_settlement' || isSettledOrSettling(status);
    if (!isPaid) refuseShipment(['Only what was submitted for settlement can be tracked.']);
    const packages = [...(orderDetails.packages ?? []), readPackage(shipment)];
    return changeTransaction(work, transaction, {
      ...transaction,
      orderDetails: { ...orderDetails, packages },
    });
  });
}

function readPackage({ carrier = '', tracking_number: trackingNumber = '' }: Shipment): Package {
  const problems: string[] = [];
  if (carrier === '') problems.push('Carrier name is required.');
  else if (carrier.length > longest) problems.push('Carrier name is too long.');
  if (trackingNumber === '') problems.push('Tracking number is required.');
  else if (trackingNumber.length > longest) problems.push('Tracking number is too long.');
  if (problems.length > 0) refuseShipment(problems);
  return { id: newPublicId(12), carrier, trackingNumber };
}

/** The protocol publishes no codes for packages, only sentences. */
function refuseShipment(problems: readonly string[]): never {
  return unsuccessful({}, problems.join('\n'));
}
