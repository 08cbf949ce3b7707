import type { AuditAction } from '@albumen/contract/audit-actions';
import { storableJson, storableText } from '../../db/storable-json.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { recordChange } from '../audit/audit.service.ts';
import {
  changeLabOrder,
  type LabDependencies,
  type LabOrderChange,
} from './change-lab-order.service.ts';
import { findLabOrder } from './lab-orders.queries.ts';

interface OperatorChange extends LabOrderChange {
  action: AuditAction;
}

/** False when the lab order is not where such a change begins, or it is known. */
async function changeByHand(
  deps: LabDependencies,
  visit: ActingVisit,
  { action, ...change }: OperatorChange,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    if ((await changeLabOrder(deps, trx, change)) !== 'changed') return false;
    const { labOrderId: subjectId, facts = {} } = change;
    const subjectName = (await findLabOrder(trx, subjectId))?.reference ?? '';
    await recordChange(trx, visit, { action, subjectId, subjectName, after: facts });
    return true;
  });
}

/**
 * A lab order that the lab refused or that can't be made is not made: its money goes back, and its
 * customer reads why. False when it no longer waits for a person.
 */
export async function giveUpLabOrder(
  deps: LabDependencies,
  visit: ActingVisit,
  { labOrderId, note: reason }: { labOrderId: string; note: string },
): Promise<boolean> {
  const note = storableText(reason.trim());
  return changeByHand(deps, visit, {
    action: 'lab.cancel',
    labOrderId,
    event: 'cancel',
    facts: { note },
    values: () => ({ reason: note }),
    news: { note },
  });
}

/**
 * Begins a lab order anew that was refused or held, or of which the lab has made something that is of
 * no use; false when it is none of these.
 */
export async function resendLabOrder(
  deps: LabDependencies,
  visit: ActingVisit,
  labOrderId: string,
): Promise<boolean> {
  return changeByHand(deps, visit, {
    action: 'lab.resend',
    labOrderId,
    event: 'resend',
    values: ({ attempt }) => ({
      attempt: attempt + 1,
      labReference: null,
      quote: null,
      reason: null,
    }),
  });
}

interface Parcel {
  labOrderId: string;
  carrier: string;
  trackingNumber: string;
}

/** A parcel that a person reports; false when the lab order is not with the lab, or it is known. */
export async function shipByHand(
  deps: LabDependencies,
  visit: ActingVisit,
  { labOrderId, carrier, trackingNumber }: Parcel,
): Promise<boolean> {
  const parcels = [{ carrier, trackingNumber, shippedAt: deps.clock.now().toISOString() }];
  return changeByHand(deps, visit, {
    action: 'lab.ship',
    labOrderId,
    event: 'ship',
    facts: { parcels, isByHand: true },
    messageId: `${labOrderId} ${trackingNumber}`,
    values: (before) => ({ parcels: storableJson([...before.parcels, ...parcels]) }),
    news: { parcels },
  });
}
