import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { submitOrder } from '@albumen/contract/endpoints/orders';
import { headers } from '@albumen/contract/wire-names';
import { href } from '../../../paths.ts';
import type { Reply } from '../../../shell/api.ts';
import { call } from '../../../shell/browser-api.ts';
import type { Tokenize, Tokenized } from '../../payment/card-tokenizer.ts';
import { newPressKey } from '../../payment/new-press-key.ts';
import { takeCard } from '../../payment/take-card.ts';
import type { PlaceOutcome } from '../payment-slot.ts';

interface Placing {
  checkout: Checkout;
  form: Record<string, string>;
  tokenize: Tokenize;
}

/** The three steps of a press of Place Order: tokenize → challenge → submit. */
export async function placeOrder({ checkout, form, tokenize }: Placing): Promise<PlaceOutcome> {
  const payment = await takeCard(tokenize, { amountMinor: checkout.cartTotal, currency: 'USD' });
  if ('message' in payment) return { kind: 'paymentError', message: payment.message };
  return submit(checkout, { form, payment });
}

async function submit(
  { resourceId, cartTotal }: Checkout,
  { form, payment }: { form: Record<string, string>; payment: Tokenized },
): Promise<PlaceOutcome> {
  const reply = await call(submitOrder, {
    params: { resourceId },
    body: { payment: { ...payment, cartTotal }, checkoutForm: form },
    headers: { [headers.idempotencyKey]: newPressKey() },
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
  const message = isUnheard(status) ? unheard : title;
  return { kind: 'failed', message, ...(fields !== undefined && { fields }) };
}

/** Nobody knows whether the order arrived. */
function isUnheard(status: number): boolean {
  return status === 0 || status === 502 || status === 504;
}

const unheard =
  'We lost the connection while placing your order. Your card may be held, but nothing is charged twice; we mail you as soon as we know.';
