import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { idsAnswer, pageAnswer } from '../../search/search-answers.ts';
import { InvalidRequest, unsuccessful } from '../server-api/invalid-request.ts';
import { addError, noErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import type { Answer } from '../server-api/xml-replies.ts';
import { findTransactionIds, findTransactions } from './find-transactions.service.ts';
import { simulatedSettlements, simulateSettlement, voidTransaction } from './lifecycle.service.ts';
import { refundTransaction } from './refund.service.ts';
import { cloneTransaction } from './clone.service.ts';
import { adjustAuthorization } from './adjust.service.ts';
import { trackPackage } from './track-package.service.ts';
import { createTransaction } from './sale.service.ts';
import { submitForSettlement, submitPart, updateDetails } from './settlement.service.ts';
import { presentLineItems, presentTransaction } from './transaction.presenter.ts';
import { getTransaction, type WholeTransaction } from './transactions.service.ts';

export function addTransactions(route: ServerRoute, deps: Dependencies): void {
  addMaking(route, deps);
  addLifecycle(route, deps);
  addPackages(route, deps);
  addSearch(route, deps);
  route('GET', '/transactions/:id', async ({ merchant, params }) =>
    answerOf(await getTransaction(deps.db, merchant.id, idOf({ params }))),
  );
}

function addMaking(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/transactions', async (call) =>
    made(await createTransaction(deps, call, call.body)),
  );
  route('POST', '/transactions/:id/clone', async (call) =>
    made(await cloneTransaction(deps, call, { id: idOf(call), body: call.body })),
  );
  route('POST', '/transactions/:id/refund', async (call) => {
    const refund = await refundTransaction(deps, call, { id: idOf(call), body: call.body });
    if (refund.status !== 'processor_declined') return made(refund);
    const isSoft = refund.processing.processorResponseType === 'soft_declined';
    return declinedAs(refund, isSoft ? '915201' : '915200');
  });
}

function addLifecycle(route: ServerRoute, deps: Dependencies): void {
  route('GET', '/transactions/:id/line_items', async ({ merchant, params }) => {
    const { orderDetails } = await getTransaction(deps.db, merchant.id, idOf({ params }));
    return { root: 'lineItems', value: presentLineItems(orderDetails.lineItems) };
  });
  route('POST', '/transactions/:id/submit_for_partial_settlement', async (call) =>
    answerOf(await submitPart(deps, call, { id: idOf(call), body: call.body }), 201),
  );
  route('PUT', '/transactions/:id/update_details', async (call) =>
    answerOf(await updateDetails(deps, call, { id: idOf(call), body: call.body })),
  );
  route('PUT', '/transactions/:id/submit_for_settlement', async (call) =>
    answerOf(await submitForSettlement(deps, call, { id: idOf(call), body: call.body })),
  );
  route('PUT', '/transactions/:id/adjust_authorization', async (call) => {
    const order = { id: idOf(call), body: call.body };
    const { transaction, isDeclined } = await adjustAuthorization(deps, call, order);
    if (!isDeclined) return answerOf(transaction);
    const { processorResponseType: type } = transaction.processing.adjustments?.at(-1) ?? {};
    return declinedAs(transaction, type === 'soft_declined' ? '95603' : '95602');
  });
  route('PUT', '/transactions/:id/void', async (call) =>
    answerOf(await voidTransaction(deps, call, { id: idOf(call), body: call.body })),
  );
  for (const step of simulatedSettlements) {
    route('PUT', `/transactions/:id/${step}`, async (call) => {
      if (!deps.settings.GATEWAY_SANDBOX) refuse(403, 'Only a sandbox settles by order.');
      return answerOf(await simulateSettlement(deps, call, { id: idOf(call), step }));
    });
  }
}

/** What is on its way to the buyer. */
function addPackages(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/transactions/:id/shipments', async (call) =>
    answerOf(await trackPackage(deps, call, { id: idOf(call), body: call.body }), 201),
  );
}

function addSearch(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/transactions/advanced_search_ids', async ({ merchant, body }) => {
    return idsAnswer(await findTransactionIds(deps.db, merchant.id, body));
  });
  route('POST', '/transactions/advanced_search', async ({ merchant, body }) => {
    const page = await findTransactions(deps.db, merchant.id, body);
    return pageAnswer('creditCardTransactions', 'transaction', page.map(presentTransaction));
  });
}

function idOf({ params }: Pick<ServerCall, 'params'>): string {
  return params['id'] ?? '';
}

function answerOf(transaction: WholeTransaction, status = 200): Answer {
  return { status, root: 'transaction', value: presentTransaction(transaction) };
}

/** What the processor declined of a transaction that is there, with a code of its own. */
function declinedAs(transaction: WholeTransaction, code: ValidationCode): never {
  const errors = noErrors();
  addError(errors, 'transaction.base', code);
  throw new InvalidRequest(errors, {
    attached: { transaction: presentTransaction(transaction) },
    message: transaction.processing.processorResponseText ?? '',
  });
}

const cameToNothing = new Set(['processor_declined', 'gateway_rejected', 'failed']);

/** A declined charge is kept and shown, but it is no success. */
function made(transaction: WholeTransaction): Answer {
  if (!cameToNothing.has(transaction.status)) return answerOf(transaction, 201);
  const { gatewayRejectionReason: reason, processorResponseText: text } = transaction.processing;
  const message = reason === null ? (text ?? '') : `Gateway Rejected: ${reason}`;
  return unsuccessful({ transaction: presentTransaction(transaction) }, message);
}
