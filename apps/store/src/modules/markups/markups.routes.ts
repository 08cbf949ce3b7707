import * as endpoints from '@albumen/contract/endpoints/sales';
import * as schemas from '@albumen/contract/schemas/sales';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { getMarkups, getSales, saveMarkups } from './own-markups.service.ts';

/** A photographer's own prices, and what they came to. */
export function addMarkups(route: Router, deps: Dependencies): void {
  const guards = [signedIn];

  route(endpoints.getMarkups, { schemas: { reply: schemas.markupsReply }, guards }, ({ visit }) =>
    getMarkups(deps, visit),
  );

  route(
    endpoints.saveMarkups,
    { schemas: { body: schemas.saveMarkupsBody, reply: schemas.markupsReply }, guards },
    ({ visit, body }) => saveMarkups(deps, visit, body),
  );

  route(endpoints.getSales, { schemas: { reply: schemas.salesReply }, guards }, ({ visit }) =>
    getSales(deps, visit),
  );
}
