import { z } from 'zod';
import { labBrands } from '../brands.ts';
import { formBody } from '../form-body.ts';
import { discountForm } from '../forms/discount-forms.ts';
import * as endpoints from '../endpoints/operator-discounts.ts';
import { declareCalls } from './declare-calls.ts';

export const byDiscountId = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
export const newDiscountBody = formBody(discountForm);

const redemption = z.object({
  reference: z.string(),
  email: z.string(),
  redeemedAt: z.string(),
  /** The order came to nothing: the use is free again. */
  isReleased: z.boolean(),
});

/** Amounts in minor units. */
export const operatorDiscount = z.object({
  id: z.string(),
  labBrand: z.enum(labBrands),
  code: z.string(),
  label: z.string(),
  kind: z.enum(['items', 'order', 'shipping']),
  percentOff: z.number().int().nullable(),
  amountOffMinor: z.number().int().nullable(),
  families: z.array(z.string()),
  minimumMinor: z.number().int(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  useLimit: z.number().int().nullable(),
  usedCount: z.number().int(),
  isOncePerCustomer: z.boolean(),
  state: z.enum(['coming', 'running', 'usedUp', 'ended']),
  /** The newest ones. */
  redemptions: z.array(redemption),
});

export const operatorDiscounts = z.object({ discounts: z.array(operatorDiscount) });
export const discountDone = z.object({ isDone: z.boolean() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listDiscounts: { right: 'discounts:read', reply: operatorDiscounts },
  createDiscount: { right: 'discounts:manage', body: newDiscountBody, reply: discountDone },
  endDiscount: { right: 'discounts:manage', params: byDiscountId, reply: discountDone },
});
