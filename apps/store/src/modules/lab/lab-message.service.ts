import { storableJson } from '../../db/storable-json.ts';
import type { LabMessage } from '../../third-parties/labs/lab.ts';
import {
  changeLabOrder,
  type LabDependencies,
  type LabOrderChange,
} from './change-lab-order.service.ts';
import * as queries from './lab-orders.queries.ts';

/**
 * What the lab says becomes part of the order, once. False when nobody knows the lab order: the
 * message may have overtaken our own note, and the lab will say it again.
 */
export async function hearLab(deps: LabDependencies, message: LabMessage): Promise<boolean> {
  if (message.kind === 'other') return true;
  if (message.kind === 'verify') {
    await deps.lab.confirmCallback(message.verifier);
    return true;
  }
  const labOrderId = await queries.findIdByLabReference(deps.db, message.labReference);
  if (labOrderId === undefined) return false;
  const change = { labOrderId, messageId: message.messageId, ...changeOf(message) };
  await deps.db.transaction().execute((trx) => changeLabOrder(deps, trx, change));
  return true;
}

type OrderMessage = Extract<LabMessage, { labReference: string }>;

function changeOf(message: OrderMessage): Omit<LabOrderChange, 'labOrderId' | 'messageId'> {
  if (message.kind === 'accepted') return { event: 'accept' };
  if (message.kind === 'rejected') {
    const { reason } = message;
    return { event: 'reject', facts: { reason }, values: () => ({ reason }), news: { reason } };
  }
  const { parcels } = message;
  return {
    event: 'ship',
    facts: { parcels },
    values: (before) => ({ parcels: storableJson([...before.parcels, ...parcels]) }),
    news: { parcels },
  };
}
