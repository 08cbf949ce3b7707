import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { lockName } from '../../db/locks.ts';
import type { Dependencies } from '../../dependencies.ts';
import { chooseInstrument } from './choose-instrument.service.ts';
import { isPaidAtOnce, type Instrument } from '../instruments/instrument.ts';
import { findCustomer } from '../customers/customers.service.ts';
import { assessRisk } from '../processor/risk.ts';
import { checkAgainstInstrument } from './sale-extras.ts';
import { paymentKinds } from '../vault/payment-kinds.ts';
import { merchantAccountsOf, type MerchantAccount } from '../merchants/merchants.service.ts';
import { refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import { readBody } from '../server-api/wire-fields.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { otherThanConfirmed } from '../three-d-secure/confirmed-price.ts';
import { addCharge } from './add-charge.service.ts';
import { authenticated } from './authenticated-instrument.service.ts';
import { charge } from './charge.ts';
import { networkMarks } from './network-marks.ts';
import { chargedCustomer, chargedInstrument } from './charged.ts';
import { checkItemNames } from './line-items.ts';
import { isOtherThanApproved } from './payers-approval.ts';
import { payPalFields, atPayPal, checkPayPalFields } from './wallet-details.ts';
import { addressesOfVault } from './addresses-of-vault.ts';
import { vaultAfter } from './store-in-vault.service.ts';
import { transactionFields, type TransactionFields } from './transaction-fields.ts';
import { readOrder, type TransactionOrder } from './transaction-order.ts';
import { hasDuplicate } from './transactions.queries.ts';
import { getTransaction, type WholeTransaction } from './transactions.service.ts';

/**
 * Charges or credits, all in one database transaction: the nonce is redeemed, the transaction written
 * and the card kept together, or none of it.
 */
export async function createTransaction(
  deps: Dependencies,
  caller: Caller,
  body: unknown,
): Promise<WholeTransaction> {
  const fields = readBody(transactionFields, body, 'transaction');
  return inTransaction(deps, caller, async (work) => {
    const { api_request_key: key, ...asked } = fields;
    const request = { key, operation: 'create', fields: asked, root: 'transaction' } as const;
    const find = (id: string) => getTransaction(work.trx, work.merchant.id, id);
    const act = async () => find(await makeTransaction(work, fields));
    return onceByKey(work, request, { act, find, idOf: ({ id }) => id });
  });
}

async function makeTransaction(work: ServerWork, fields: TransactionFields): Promise<string> {
  const errors = noErrors();
  const { trx, merchant } = work;
  const { customFields } = merchant.options;
  const accounts = await merchantAccountsOf(trx, merchant.id);
  const read = readOrder(fields, { accounts, customFields }, errors);
  const chosen = await findInstrument(work, fields, errors);
  const named = await addressesOfVault(work, fields, errors);
  const order = { ...read, ...named };
  const isWallet = chosen?.type === 'PayPalAccount';
  checkItemNames(order.orderDetails.lineItems, errors, { isWallet });
  const instrument =
    chosen && (await authenticated(work, fields, { chosen, errors, currency: order.currency }));
  checkAgainstInstrument(
    instrument,
    {
      ...order,
      accountType: fields.options?.credit_card?.account_type || undefined,
      submitsForSettlement: fields.options?.submit_for_settlement ?? false,
      hasServiceFee: Boolean(fields.service_fee_amount),
    },
    errors,
  );
  const payPal = payPalFields(fields);
  checkPayPalFields(payPal, errors);
  refuseInvalid(errors);
  if (instrument === undefined || !isComplete(order)) throw new Error('unnoticed errors');
  const { amountMinor, currency } = order;
  const price = formatAmount(amountMinor, currency);
  const other = await otherThanConfirmed(trx, merchant.id, { ...instrument, price, currency });
  if (other === 'amount') addError(errors, 'transaction.amount', '91585');
  if (other === 'currency') addError(errors, 'transaction.merchantAccountId', '91584');
  refuseInvalid(errors);
  const billing = billingOf(order, instrument);
  const done = charge({
    ...optionsOf(fields, instrument),
    type: order.type,
    amountMinor: order.amountMinor,
    instrument,
    billing,
    rules: merchant.rejectsOn,
    isDuplicate: !fields.api_request_key && (await isDuplicate(work, order, instrument)),
    isOtherThanApproved: await isOtherThanApproved(
      work,
      { amountMinor, currency, merchantAccountId: order.account.id },
      instrument,
    ),
  });
  const isKept = isLive(done.status);
  const placed = { ...order, billing };
  const vaulted = await vaultAfter(work, { fields, order: placed, instrument, isLive: isKept });
  const { fraudProtection } = merchant.options;
  const isAssessed = fraudProtection && !fields.options?.skip_advanced_fraud_checking;
  const risk = { deviceData: fields.device_data, outcome: instrument.outcome };
  return addCharge(work, {
    ...done,
    processing: {
      ...done.processing,
      ...networkMarks(fields, instrument, done),
      ...(isAssessed && { riskData: assessRisk(fraudProtection, risk) }),
    },
    ...factsOf(order),
    merchantId: merchant.id,
    customerId: vaulted.customer?.id ?? null,
    paymentMethodToken: vaulted.token,
    paymentInstrumentType: paymentKinds[instrument.type].instrument,
    cardId: instrument.card?.id ?? null,
    instrument: chargedInstrument(
      atPayPal(instrument, payPal),
      fields.options?.credit_card?.account_type,
    ),
    instrumentFingerprint: instrument.fingerprint,
    customer: chargedCustomer(order.customer, vaulted.customer),
    billing: vaulted.billing,
    shipping: vaulted.shipping,
    refundedTransactionId: null,
    authorizedTransactionId: null,
    disbursedAt: null,
    nonceHash: instrument.nonceHash,
  });
}

type CompleteOrder = TransactionOrder & { account: MerchantAccount; amountMinor: number };

function isComplete(order: TransactionOrder): order is CompleteOrder {
  return order.account !== undefined && order.amountMinor !== undefined;
}

/** What the request wants of the charge. */
function optionsOf(
  { options = {}, accept_partial_authorization: acceptsPartial }: TransactionFields,
  instrument: Instrument,
) {
  return {
    acceptsPartial: acceptsPartial ?? false,
    submitsForSettlement: options.submit_for_settlement ?? isPaidAtOnce(instrument),
    skipsAvs: options.skip_avs ?? false,
    skipsCvv: options.skip_cvv ?? false,
    requiresThreeDSecure: options.three_d_secure?.required ?? false,
  };
}

/** What the transaction says as the request said it. */
function factsOf(order: CompleteOrder) {
  return {
    type: order.type,
    merchantAccountId: order.account.id,
    currency: order.account.currency,
    orderId: order.orderId ?? null,
    channel: order.channel ?? null,
    customFields: order.customFields,
    orderDetails: order.orderDetails,
  };
}

async function findInstrument(
  work: ServerWork,
  fields: TransactionFields,
  errors: ValidationErrors,
): Promise<Instrument | undefined> {
  const customerId = fields.customer_id || undefined;
  const key = { merchantId: work.merchant.id, id: customerId ?? '' };
  if (customerId !== undefined && !(await findCustomer(work.trx, key))) {
    addError(errors, 'transaction.customerId', '91510');
    return undefined;
  }
  const choice = {
    nonce: fields.payment_method_nonce,
    token: fields.payment_method_token,
    card: fields.credit_card,
    apple: fields.apple_pay_card,
    google: fields.android_pay_card,
    customerId,
  };
  return chooseInstrument(work, choice, errors);
}

/** The card's own address where the request has none. */
function billingOf({ billing }: TransactionOrder, { card }: Instrument) {
  return Object.keys(billing).length > 0 ? billing : (card?.billingAddress ?? {});
}

/** One at a time asks whether an equal sale was made a moment ago. */
async function isDuplicate(
  { trx, merchant, now }: ServerWork,
  order: CompleteOrder,
  { type, card, details, fingerprint }: Instrument,
): Promise<boolean> {
  const { duplicateWindowMs } = merchant;
  if (duplicateWindowMs === 0 || order.type === 'credit') return false;
  const payerEmail = type === 'PayPalAccount' ? String(details['email']) : undefined;
  await lockName(trx, `duplicates ${merchant.id} ${payerEmail ?? fingerprint}`);
  return hasDuplicate(trx, {
    merchantId: merchant.id,
    instrument: { fingerprint, card, payerEmail },
    amountMinor: order.amountMinor,
    currency: order.currency,
    orderId: order.orderId ?? null,
    since: new Date(now.getTime() - duplicateWindowMs),
  });
}
