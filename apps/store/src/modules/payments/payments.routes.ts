import { checkoutPayment, type CheckoutPayment } from '@albumen/contract/endpoints/orders';
import { checkoutPaymentReply, orderParams } from '@albumen/contract/schemas/orders';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import type { Visit } from '../../http/visit.ts';
import { findCheckout } from '../checkout/checkout.service.ts';

/** What a checkout page needs to take cards. */
export function addPayments(route: Router, deps: Dependencies): void {
  route(
    checkoutPayment,
    { schemas: { params: orderParams, reply: checkoutPaymentReply } },
    async ({ visit, params: { resourceId } }) => {
      await findCheckout(deps.db, visit, resourceId);
      return pageSetup(deps, visit);
    },
  );
}

async function pageSetup(
  { payments, settings, errors }: Dependencies,
  { labBrand }: Visit,
): Promise<CheckoutPayment> {
  const none = { hostedFields: null, cardForm: null };
  const chosen = labBrand === 'halide' ? settings.HALIDE_CARDS : settings.CYAN_CARDS;
  const provider = payments[chosen];
  if (provider === undefined) return none;
  try {
    return { ...none, ...(await provider.pageSetup()) };
  } catch (error) {
    errors.report(error);
    fail('paymentUnavailable');
  }
}
