import { checkoutPayment } from '@albumen/contract/endpoints/orders';
import { checkoutPaymentReply } from '@albumen/contract/schemas/order-payment';
import { orderParams } from '@albumen/contract/schemas/orders';
import { paymentSetupQuery } from '@albumen/contract/schemas/payment-links';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { findCheckout } from '../checkout/checkout.service.ts';
import { pageSetup } from './page-setup.ts';

/** What a checkout page needs to take money. */
export function addPayments(route: Router, deps: Dependencies): void {
  route(
    checkoutPayment,
    {
      schemas: { params: orderParams, query: paymentSetupQuery, reply: checkoutPaymentReply },
    },
    async ({ visit, params: { resourceId }, query }) => {
      await findCheckout(deps.db, visit, resourceId);
      const { currency } = deps.catalogs[visit.labBrand];
      return pageSetup(deps, visit, { kind: query.for, currency });
    },
  );
}
