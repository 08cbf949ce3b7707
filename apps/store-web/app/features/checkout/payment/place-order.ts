import type { Checkout } from '@albumen/contract/endpoints/checkout';
import type { ExchangeRates } from '@albumen/contract/checkout/local-methods';
import type { FieldErrors } from '@albumen/contract/form';
import {
  isLocalMethod,
  isWallet,
  type LocalMethodId,
  type PayMethodId,
} from '@albumen/contract/payments/pay-methods';
import {
  startBankPayment,
  submitOrder,
  type StartBankPayment,
} from '@albumen/contract/endpoints/orders';
import type { RefObject } from 'react';
import { href } from '../../../paths.ts';
import type { Reply } from '../../../shell/api/api.ts';
import { call } from '../../../shell/api/browser-api.ts';
import type { Tokenized } from '../../payment/card-tokenizer.ts';
import { forgetRedirect } from '../../payment/methods/chosen-method.ts';
import type {
  MethodPayment,
  StartedPayment,
  MethodResult,
  RequestPayment,
} from '../../payment/methods/payment-method.ts';
import { newKeyHeader } from '../../payment/idempotency-key.ts';
import type { PlaceOutcome } from '../payment-slot.ts';
import { priceOf } from './checkout-methods.ts';

/** How the money is to come. */
export interface Way {
  method: PayMethodId;
  /** The country where its payer is billed; empty for those who pay in US dollars. */
  country: string;
  rates: ExchangeRates;
}

/** Announces a payment before its payer is sent away; answers why it may not begin. */
export type Begin = (started: StartedPayment) => Promise<string | undefined>;

export interface Finishing {
  checkout: Checkout;
  form: Record<string, string>;
  way: Way;
  /** Shows the messages at the method's own fields. */
  onErrors: (errors: FieldErrors) => void;
}

interface Placing extends Finishing {
  requestPayment: RequestPayment;
  began: RefObject<Begin | undefined>;
  /** A bank is about to be asked: the order may be placed without this page from then on. */
  onLeave: () => void;
}

/**
 * Submits an order: asks the method for the money, then sends both. A payment that is confirmed elsewhere
 * is submitted as it begins: its order waits from then on. One at a bank is announced before its
 * payer leaves: it becomes the order even if nobody comes back.
 */
export async function placeOrder(placing: Placing): Promise<PlaceOutcome> {
  const { requestPayment, began, onLeave, ...finishing } = placing;
  const { form } = finishing;
  let submitted: PlaceOutcome | undefined;
  began.current = async ({ paymentId, isConfirmedElsewhere }) => {
    if (isConfirmedElsewhere) {
      submitted = await submit(localPayment(finishing, { paymentId }), finishing);
      return submitted.kind === 'placed' ? undefined : 'not placed';
    }
    submitted = await startAtBank(finishing, paymentId);
    if (submitted === undefined) onLeave();
    return submitted && 'not begun';
  };
  finishing.onErrors({});
  const payer = { payerName: form['name'] ?? '', payerEmail: form['email'] ?? '' };
  const result = await requestPayment(payer);
  began.current = undefined;
  return submitted ?? finishOrder(result, finishing);
}

/** Undefined when the bank may be asked; otherwise why it is not. */
async function startAtBank(
  finishing: Finishing,
  paymentId: string,
): Promise<PlaceOutcome | undefined> {
  const { checkout, form } = finishing;
  const { resourceId, cartTotal } = checkout;
  const { method, local } = localPayment(finishing, { paymentId });
  const reply = await call(startBankPayment, {
    params: { resourceId },
    body: {
      payment: { provider: 'otherMethods', method, local, cartTotal },
      checkoutForm: form,
    },
  });
  if (reply.ok) return undefined;
  const { code, status } = reply.problem;
  if (code === 'checkoutPlaced') return { kind: 'placed', next: href.order(resourceId) };
  return isUnanswered(status) ? { kind: 'failed', message: unasked } : outcomeOf(reply, resourceId);
}

/** Turns the result of a payment method into a placed order. */
export async function finishOrder(
  result: MethodResult,
  finishing: Finishing,
): Promise<PlaceOutcome> {
  if (result.kind === 'none') {
    forgetRedirect();
    if (result.fields === undefined) return { kind: 'paymentError', message: result.message };
    finishing.onErrors(result.fields);
    return { kind: 'incomplete' };
  }
  if (result.kind === 'awaited') return { kind: 'failed' };
  const payment =
    result.kind === 'tokenized'
      ? submittable(result.payment, finishing)
      : localPayment(finishing, result);
  const outcome = await submit(payment, finishing);
  if (outcome.kind !== 'placed') forgetRedirect();
  return outcome;
}

function submittable(payment: MethodPayment, { checkout, way }: Finishing): Tokenized {
  if (payment.provider !== 'otherMethods') return payment;
  const { method } = payment;
  if (method === 'sepa') {
    const debit = { country: way.country, ...priceOf(checkout.cartTotal, way) };
    return { ...payment, method, debit };
  }
  if (!isWallet(method)) throw new Error(`${method} is not offered at checkout`);
  return { ...payment, method };
}

type LocalPayment = Pick<StartBankPayment['payment'], 'provider' | 'local'> & {
  method: LocalMethodId;
  nonce?: string;
};

/** A payment by a bank, a phone or an invoice; without a nonce it is charged once the gateway notifies us. */
function localPayment(
  { checkout, way }: Finishing,
  { paymentId, nonce }: { paymentId: string; nonce?: string },
): LocalPayment {
  const { method, country } = way;
  if (!isLocalMethod(method)) throw new Error(`${method} is no local payment`);
  const local = { paymentId, country, ...priceOf(checkout.cartTotal, way) };
  return { provider: 'otherMethods', method, local, ...(nonce !== undefined && { nonce }) };
}

export async function submit(
  payment: Tokenized,
  { checkout, form }: Pick<Finishing, 'checkout' | 'form'>,
): Promise<PlaceOutcome> {
  const { resourceId, cartTotal } = checkout;
  const reply = await call(submitOrder, {
    params: { resourceId },
    body: { payment: { ...payment, cartTotal }, checkoutForm: form },
    headers: newKeyHeader(),
  });
  return outcomeOf(reply, resourceId);
}

/** 204 alone places an order; whatever else is no refusal is no answer of ours. */
export function outcomeOf(reply: Reply<unknown>, resourceId: string): PlaceOutcome {
  if (reply.ok) {
    const isPlaced = reply.status === 204;
    return isPlaced ? { kind: 'placed', next: href.thanks(resourceId) } : { kind: 'failed' };
  }
  const { status, title, fields } = reply.problem;
  if (status === 402) return { kind: 'paymentError', message: title };
  const message = isUnanswered(status) ? unanswered : title;
  return { kind: 'failed', message, ...(fields !== undefined && { fields }) };
}

/** Nobody knows whether the order arrived. */
function isUnanswered(status: number): boolean {
  return status === 0 || status === 502 || status === 504;
}

const unasked =
  'We lost the connection before your bank was asked. Nothing was charged; try again in a moment.';

const unanswered =
  'We lost the connection while placing your order. Your card may be held, but nothing is charged twice; we mail you as soon as we know.';
