import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operator-discounts.ts';

export type OperatorDiscount = z.infer<typeof schemas.operatorDiscount>;
export type NewDiscountForm = z.input<typeof schemas.newDiscountBody>;
type Done = z.infer<typeof schemas.discountDone>;

/** The operator's codes of both lab brands, newest first, each with its newest uses. */
export const listDiscounts = endpoint<{ reply: { discounts: OperatorDiscount[] } }>({
  method: 'GET',
  path: '/operator/discounts',
});

/** Puts a code up; one that could sell below cost is refused at its field. */
export const createDiscount = endpoint<{ body: NewDiscountForm; reply: Done }>({
  method: 'POST',
  path: '/operator/discounts',
});

/** From now on nobody can use it; orders that have it keep it. */
export const endDiscount = endpoint<{ params: { id: string }; reply: Done }>({
  method: 'POST',
  path: '/operator/discounts/:id/end',
  isSafeToRepeat: true,
});
