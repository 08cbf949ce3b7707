import { calls } from '@albumen/contract/schemas/orders';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { findCheckout } from '../checkout/checkout.service.ts';
import { pageSetup } from './page-setup.ts';

/** What a checkout page needs to take money. */
export function addPayments(route: Router, deps: Dependencies): void {
  route(calls.checkoutPayment, async ({ visit, params: { resourceId }, query }) => {
    await findCheckout(deps.db, visit, resourceId);
    const { currency } = deps.catalogs[visit.labBrand];
    return pageSetup(deps, visit, { kind: query.for, currency });
  });
}
