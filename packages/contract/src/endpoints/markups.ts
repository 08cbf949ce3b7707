import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/markups.ts';

/** What an account adds to prices in its own galleries, product by product. */
export type Markups = z.infer<typeof schemas.markupsReply>;
export type MarkedProduct = Markups['products'][number];
export type SaveMarkups = z.infer<typeof schemas.saveMarkupsBody>;

export const getMarkups = endpoint<{ reply: Markups }>({
  method: 'GET',
  path: '/api/account/markups',
});

/** All of them at once; a product that is left out has none. Fields are named `value-{productId}`. */
export const saveMarkups = endpoint<{ body: SaveMarkups; reply: Markups }>({
  method: 'PUT',
  path: '/api/account/markups',
  isSafeToRepeat: true,
});
