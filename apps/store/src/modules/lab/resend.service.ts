import { changeLabOrder, type LabDependencies } from './change-lab-order.service.ts';

/** Begins a lab order that was refused or held anew; false when it is neither. */
export async function resendLabOrder(deps: LabDependencies, labOrderId: string): Promise<boolean> {
  const outcome = await deps.db.transaction().execute((trx) =>
    changeLabOrder(deps, trx, {
      labOrderId,
      event: 'resend',
      values: ({ attempt }) => ({
        attempt: attempt + 1,
        labReference: null,
        quote: null,
        reason: null,
      }),
    }),
  );
  return outcome === 'changed';
}
