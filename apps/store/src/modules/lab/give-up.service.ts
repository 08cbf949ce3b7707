import { storableText } from '../../db/storable-json.ts';
import { changeLabOrder, type LabDependencies } from './change-lab-order.service.ts';

/**
 * A lab order that the lab refused or that can't be made is not made: its money goes back, and its
 * customer reads why. False when it no longer waits for a person.
 */
export async function giveUpLabOrder(
  deps: LabDependencies,
  labOrderId: string,
  reason: string,
): Promise<boolean> {
  const note = storableText(reason.trim());
  const outcome = await deps.db.transaction().execute((trx) =>
    changeLabOrder(deps, trx, {
      labOrderId,
      event: 'cancel',
      facts: { note },
      values: () => ({ reason: note }),
      news: { note },
    }),
  );
  return outcome === 'changed';
}
