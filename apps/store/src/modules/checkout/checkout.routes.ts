import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { calls } from '@albumen/contract/schemas/checkout';
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
import { updateCheckout } from './update-checkout.service.ts';

export function addCheckout(route: Router, deps: Dependencies): void {
  route(calls.startCheckout, async ({ visit }) => ({
    resourceId: await startCheckout(deps, visit),
  }));

  route(calls.getCheckout, async ({ visit, params: { resourceId } }) =>
    present(deps, visit, await findOpen(deps.db, visit, resourceId)),
  );

  route(calls.findPlaced, async ({ visit, params: { resourceId } }) => {
    const { orderId } = await findCheckout(deps.db, visit, resourceId);
    return { isPlaced: orderId !== null };
  });

  route(calls.updateCheckout, async ({ visit, params: { resourceId }, body: update, request }) => {
    const outcome = await updateCheckout(deps, visit, { resourceId, update, ip: request.ip });
    const { addressValidated } = outcome;
    return { addressValidated, checkout: await present(deps, visit, outcome.checkout) };
  });

  addSuggestedAddress(route, deps);
}

function addSuggestedAddress(route: Router, deps: Dependencies): void {
  route(calls.clearSuggestedAddress, async ({ visit, params: { resourceId } }) =>
    present(deps, visit, await clearSuggestedAddress(deps, visit, resourceId)),
  );

  route(calls.selectSuggestedAddress, async ({ visit, params: { resourceId } }) =>
    present(deps, visit, await selectSuggestedAddress(deps, visit, resourceId)),
  );
}

async function present(deps: Dependencies, visit: Visit, checkout: CheckoutRow): Promise<Checkout> {
  // A guest's email may be asked about as long as the checkout is open.
  if (visit.account === undefined) await openRegistration(deps.db, visit);
  const priced = await priceCheckout(deps.db, deps, checkout);
  return presentCheckout(deps, visit, { checkout, priced });
}
