import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/lab.ts';

export type OperatorLabOrder = z.infer<typeof schemas.operatorLabOrder>;
type Done = z.infer<typeof schemas.labOrderDone>;
type Id = { id: string };

/** Where a lab's messages go: signed by it, `GET` never. */
export const labWebhookPath = '/lab/webhooks';

/** Where a lab fetches a print file, for two weeks. */
export const labFilePath = '/lab/files/:id/:until/:signature';

/** Newest first, those in trouble before all others. */
export const listLabOrders = endpoint<{ reply: { labOrders: OperatorLabOrder[] } }>({
  method: 'GET',
  path: '/operator/lab-orders',
});

/** Draws the files of a rejected or held lab order anew and hands it over once more. */
export const resendLabOrder = endpoint<{ params: Id; reply: Done }>({
  method: 'POST',
  path: '/operator/lab-orders/:id/resend',
});

/**
 * Gives a rejected or held lab order up: nothing of it is made and its part of the money goes back.
 * `isDone` is false when it no longer waits for a person.
 */
export const cancelLabOrder = endpoint<{
  params: Id;
  body: z.infer<typeof schemas.cancelLabOrderBody>;
  reply: Done;
}>({
  method: 'POST',
  path: '/operator/lab-orders/:id/cancel',
});

/** Enters a parcel by hand, where the lab says nothing of its own accord, as with a hot folder. */
export const shipLabOrder = endpoint<{
  params: Id;
  body: z.infer<typeof schemas.shipLabOrderBody>;
  reply: Done;
}>({
  method: 'POST',
  path: '/operator/lab-orders/:id/ship',
});
