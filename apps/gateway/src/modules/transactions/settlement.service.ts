import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import { readBody, wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';
import { addressShape, readAddress } from '../addresses/address-fields.ts';
import { checkParts, readAmount } from './amounts.ts';
import { checkItemNames } from './line-items.ts';
import { changedDetails, orderDetailShape } from './order-details.ts';
import { isSettledInParts } from './transaction.ts';
import {
  addTransaction,
  changeTransaction,
  closeAuthorization,
  getTransaction,
  happen,
  likeThis,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const settlementFields = z.object({
  ...orderDetailShape,
  api_request_key: wireText,
  amount: wireText,
  order_id: wireText,
  final_capture: wireFlag,
  shipping: wireObject(addressShape),
});

type Fields = z.output<typeof settlementFields>;

interface SettlementRequest {
  id: string;
  body: unknown;
}

/** Submits all of what was authorized, or less. */
export function submitForSettlement(
  deps: Dependencies,
  caller: Caller,
  request: SettlementRequest,
): Promise<WholeTransaction> {
  return settleOnce(deps, caller, { ...request, operation: 'submit', settle: submitAll });
}

/** Submits a part of what was authorized, as a sale of its own; more parts may follow. */
export function submitPart(
  deps: Dependencies,
  caller: Caller,
  request: SettlementRequest,
): Promise<WholeTransaction> {
  return settleOnce(deps, caller, { ...request, operation: 'submit part', settle: submitOnePart });
}

/** What may be changed of a transaction that is on its way to settlement. */
export function updateDetails(
  deps: Dependencies,
  caller: Caller,
  request: SettlementRequest,
): Promise<WholeTransaction> {
  return settleOnce(deps, caller, { ...request, operation: 'update', settle: changeSubmitted });
}

interface Settling extends SettlementRequest {
  operation: string;
  settle: (
    work: ServerWork,
    transaction: WholeTransaction,
    fields: Fields,
  ) => Promise<WholeTransaction>;
}

function settleOnce(
  deps: Dependencies,
  caller: Caller,
  { id, body, operation, settle }: Settling,
): Promise<WholeTransaction> {
  const fields = readBody(settlementFields, body, 'transaction');
  const { api_request_key: key, ...asked } = fields;
  const request = {
    key,
    operation: `${operation} ${id}`,
    fields: asked,
    root: 'transaction',
  } as const;
  return inTransaction(deps, caller, (work) =>
    onceByKey<WholeTransaction>(work, request, {
      act: async () => settle(work, await lockTransaction(work, id), fields),
      idOf: (transaction) => transaction.id,
      find: (known) => getTransaction(work.trx, work.merchant.id, known),
    }),
  );
}

async function submitAll(
  work: ServerWork,
  transaction: WholeTransaction,
  fields: Fields,
): Promise<WholeTransaction> {
  if (isSettledInParts(transaction)) invalid('transaction.base', '91507');
  const change = readChange(transaction, fields, transaction.amountMinor);
  const submitted = await happen(work, transaction, {
    event: 'submit',
    amountMinor: change.amountMinor,
  });
  if (submitted === undefined) return invalid('transaction.base', '91507');
  return changeTransaction(work, submitted, change);
}

async function submitOnePart(
  work: ServerWork,
  transaction: WholeTransaction,
  fields: Fields,
): Promise<WholeTransaction> {
  if (transaction.authorizedTransactionId !== null) invalid('transaction.base', '915103');
  const { isFinallyCaptured } = transaction.processing;
  if (transaction.status !== 'authorized' || isFinallyCaptured) {
    invalid('transaction.base', '91507');
  }
  const leftMinor = transaction.parts
    .filter(({ status }) => isLive(status))
    .reduce((left, { amountMinor }) => left - amountMinor, transaction.amountMinor);
  const change = readChange(transaction, fields, leftMinor);
  const partId = await addTransaction(work, {
    ...likeThis(transaction),
    ...change,
    status: 'submitted_for_settlement',
    history: ['submitted_for_settlement'],
    authorizedTransactionId: transaction.id,
  });
  if (fields.final_capture) await closeAuthorization(work, transaction);
  return getTransaction(work.trx, work.merchant.id, partId);
}

async function changeSubmitted(
  work: ServerWork,
  transaction: WholeTransaction,
  fields: Fields,
): Promise<WholeTransaction> {
  if (transaction.status !== 'submitted_for_settlement') invalid('transaction.base', '915129');
  const change = readChange(transaction, fields, heldMinor(transaction));
  return changeTransaction(work, transaction, change);
}

/** What the card's bank holds: what was authorized, as it was adjusted since. */
function heldMinor({ amountMinor, steps, processing }: WholeTransaction): number {
  const authorized = steps.find(({ status }) => status === 'authorized');
  if (authorized === undefined) return amountMinor;
  return (processing.adjustments ?? []).reduce(
    (held, { amountMinor: by, success }) => (success ? held + by : held),
    authorized.amountMinor,
  );
}

/** Amount and order as the request has them, else as they are. */
function readChange(transaction: WholeTransaction, fields: Fields, mostMinor: number) {
  const errors = noErrors();
  const { currency } = transaction;
  const reading = { currency, errors };
  const askedMinor = fields.amount ? readAmount(fields.amount, reading) : undefined;
  const amountMinor = askedMinor ?? Math.min(transaction.amountMinor, mostMinor);
  if (amountMinor > mostMinor || amountMinor <= 0) addError(errors, 'transaction.amount', '91522');
  checkOrderId(fields.order_id, errors);
  checkParts(fields, reading);
  const orderDetails = changedDetails(transaction.orderDetails, fields, errors);
  const isWallet = transaction.instrument.type === 'PayPalAccount';
  checkItemNames(orderDetails.lineItems, errors, { isWallet });
  const given = readAddress(fields.shipping ?? {}, errors, 'transaction.shipping');
  refuseInvalid(errors);
  const shipping = Object.keys(given).length > 0 ? given : transaction.shipping;
  return { amountMinor, orderDetails, shipping, orderId: fields.order_id || transaction.orderId };
}

function checkOrderId(orderId: string | undefined, errors: ValidationErrors): void {
  if ((orderId?.length ?? 0) > 255) addError(errors, 'transaction.orderId', '91501');
}
