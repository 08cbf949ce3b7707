import type { Dependencies } from '../../../dependencies.ts';
import { pay, refuseUnpaid, type Claim } from '../../payments/pay.service.ts';
import { claimOrder, type Actor, type Submit } from './claim-order.service.ts';
import { withFormSaved } from './form-saved.service.ts';
import { tokenOf } from './idempotency-key.ts';

/**
 * Pays and places. Resolves when the order is paid, or its money promised; refuses with
 * `paymentDeclined` (402) when another card may do, and with `paymentPending` when nobody knows yet.
 */
export async function submitOrder(deps: Dependencies, by: Actor, submit: Submit): Promise<void> {
  const { resourceId, payment, ip } = submit;
  const settled = await pay(deps, {
    scopeId: resourceId,
    claim: () =>
      withFormSaved<Claim>(deps, by, {
        resourceId,
        ip,
        work: (isFormSaved) => claimOrder(deps, by, { ...submit, isFormSaved }),
      }),
    token: tokenOf(payment),
    deviceData: 'deviceData' in payment ? payment.deviceData : undefined,
  });
  refuseUnpaid(settled);
}
