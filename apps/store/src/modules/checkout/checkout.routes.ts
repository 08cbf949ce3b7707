import * as endpoints from '@albumen/contract/endpoints/checkout';
import type { Checkout } from '@albumen/contract/endpoints/checkout';
import * as schemas from '@albumen/contract/schemas/checkout';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import type { Visit } from '../../http/visit.ts';
import { openRegistration } from '../accounts/registration.service.ts';
import { presentCheckout } from './checkout.presenter.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { findCheckout, findOpen } from './checkout.service.ts';
import { priceCheckout } from './price-checkout.ts';
import { startCheckout } from './start-checkout.service.ts';
import { clearSuggestedAddress, selectSuggestedAddress } from './suggested-address.service.ts';
import { updateShipping } from './update-shipping.service.ts';

export function addCheckout(route: Router, deps: Dependencies): void {
  const { checkoutParams: params, checkoutReply: reply } = schemas;

  route(
    endpoints.startCheckout,
    { schemas: { reply: schemas.checkoutCreated } },
    async ({ visit }) => ({ resourceId: await startCheckout(deps, visit) }),
  );

  route(
    endpoints.getCheckout,
    { schemas: { params, reply } },
    async ({ visit, params: { resourceId } }) =>
      present(deps, visit, await findOpen(deps.db, visit, resourceId)),
  );

  route(
    endpoints.findPlaced,
    { schemas: { params, reply: schemas.placedReply } },
    async ({ visit, params: { resourceId } }) => {
      const { orderId } = await findCheckout(deps.db, visit, resourceId);
      return { isPlaced: orderId !== null };
    },
  );

  route(
    endpoints.updateShipping,
    {
      schemas: { params, body: schemas.shippingUpdateBody, reply: schemas.shippingUpdateReply },
    },
    async ({ visit, params: { resourceId }, body: update }) => {
      const outcome = await updateShipping(deps, visit, { resourceId, update });
      const { addressValidated } = outcome;
      return { addressValidated, checkout: await present(deps, visit, outcome.checkout) };
    },
  );

  addSuggestedAddress(route, deps);
}

function addSuggestedAddress(route: Router, deps: Dependencies): void {
  const { checkoutParams: params, checkoutReply: reply } = schemas;

  route(
    endpoints.clearSuggestedAddress,
    { schemas: { params, reply } },
    async ({ visit, params: { resourceId } }) =>
      present(deps, visit, await clearSuggestedAddress(deps, visit, resourceId)),
  );

  route(
    endpoints.selectSuggestedAddress,
    { schemas: { params, reply } },
    async ({ visit, params: { resourceId } }) =>
      present(deps, visit, await selectSuggestedAddress(deps, visit, resourceId)),
  );
}

async function present(deps: Dependencies, visit: Visit, checkout: CheckoutRow): Promise<Checkout> {
  /* A guest's email may be asked about as long as the checkout is open: decision 24. */
  if (visit.account === undefined) await openRegistration(deps.db, visit);
  const priced = await priceCheckout(deps.db, deps, checkout);
  return presentCheckout(deps, visit, { checkout, priced });
}
