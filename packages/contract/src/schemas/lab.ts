import { z } from 'zod';
import { labBrands } from '../brands.ts';
import { formBody } from '../form-body.ts';
import { refundForm } from '../forms/order-forms.ts';
import * as endpoints from '../endpoints/lab.ts';
import { declareCalls } from './declare-calls.ts';

const instant = z.string();

export const labParcel = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().optional(),
  shippedAt: instant,
});

export const operatorLabOrder = z.object({
  id: z.string(),
  labBrand: z.enum(labBrands),
  reference: z.string(),
  shippingGroup: z.string(),
  status: z.enum([
    'preparing',
    'sending',
    'sent',
    'accepted',
    'rejected',
    'held',
    'shipped',
    'canceled',
  ]),
  attempt: z.number().int(),
  /** The lab's own name for it; null before it has one. */
  labReference: z.string().nullable(),
  /** Why it waits for a person. */
  reason: z.string().nullable(),
  parcels: z.array(labParcel),
  updatedAt: instant,
});

export const labOrderList = z.object({ labOrders: z.array(operatorLabOrder) });

export const shipLabOrderBody = z.strictObject({
  carrier: z.string().trim().min(1).max(60),
  trackingNumber: z.string().trim().min(1).max(60),
});

/** What the customer reads. */
export const cancelLabOrderBody = formBody(refundForm);

export const labOrderDone = z.object({ isDone: z.boolean() });

const byId = z.strictObject({ id: z.string().max(100) });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listLabOrders: { right: 'lab:read', reply: labOrderList },
  resendLabOrder: { right: 'lab:manage', params: byId, reply: labOrderDone },
  cancelLabOrder: {
    right: 'lab:manage',
    params: byId,
    body: cancelLabOrderBody,
    reply: labOrderDone,
  },
  shipLabOrder: { right: 'lab:manage', params: byId, body: shipLabOrderBody, reply: labOrderDone },
});
