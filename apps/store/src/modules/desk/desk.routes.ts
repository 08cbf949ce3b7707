import { calls } from '@albumen/contract/schemas/operator-desk';
import type { Router } from '../../http/route.ts';
import type { AccountDependencies } from '../accounts/account-ports.ts';
import * as suspensions from '../accounts/suspension.service.ts';
import { mailReceiptAgain } from '../orders/receipt-again.service.ts';
import { findOnDesk } from './find.service.ts';
import { getStory } from './stories.service.ts';

/** What an operator needs while a customer is on the phone. */
export function addDesk(route: Router, deps: AccountDependencies): void {
  route(calls.findOnDesk, async ({ query }) => ({ hits: await findOnDesk(deps, query.find) }));

  route(calls.getStory, ({ params }) => getStory(deps, params));

  route(calls.mailReceiptAgain, async ({ visit, params }) => ({
    isDone: await mailReceiptAgain(deps, visit, params.id),
  }));

  route(calls.endAccountSessions, async ({ visit, params }) => ({
    isDone: await suspensions.signOutEverywhere(deps, visit, params.id),
  }));

  route(calls.resetAccountFactor, async ({ visit, params }) => ({
    isDone: await suspensions.resetSecondFactor(deps, visit, params.id),
  }));

  route(calls.suspendAccount, async ({ visit, params, body }) => ({
    isDone: await suspensions.suspendAccount(deps, visit, { ...params, note: body.note }),
  }));

  route(calls.restoreAccount, async ({ visit, params }) => ({
    isDone: await suspensions.restoreAccount(deps, visit, params.id),
  }));
}
