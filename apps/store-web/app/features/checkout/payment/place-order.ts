import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { submitOrder, type SubmittedPayment } from '@albumen/contract/endpoints/orders';
import { headers } from '@albumen/contract/wire-names';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/browser-api.ts';
import { reportError } from '../../../shell/error-reporting.ts';
import type { PlaceOutcome } from '../payment-slot.ts';
import { adviceFor, isDuplicateCard } from './tokenize-advice.ts';

type WithoutTotal<Payment> = Payment extends unknown ? Omit<Payment, 'cartTotal'> : never;

/** What stands in place of the card. */
export type Tokenized = WithoutTotal<SubmittedPayment>;

interface Placing {
  checkout: Checkout;
  form: Record<string, string>;
  tokenize: () => Promise<Tokenized>;
}

/** The three steps of a press of Place Order: tokenize → challenge → submit. */
export async function placeOrder({ checkout, form, tokenize }: Placing): Promise<PlaceOutcome> {
  let payment: Tokenized;
  try {
    payment = await challenge(await tokenize());
  } catch (error) {
    if (isDuplicateCard(error)) reportError(error);
    return { kind: 'paymentError', message: adviceFor(error) };
  }
  return submit(checkout, { form, payment });
}

/** Passes through until 3-D Secure asks something here; a charge that still demands it is a 402. */
async function challenge(payment: Tokenized): Promise<Tokenized> {
  return payment;
}

async function submit(
  { resourceId, cartTotal }: Checkout,
  { form, payment }: { form: Record<string, string>; payment: Tokenized },
): Promise<PlaceOutcome> {
  const reply = await call(submitOrder, {
    params: { resourceId },
    body: { payment: { ...payment, cartTotal }, checkoutForm: form },
    headers: { [headers.idempotencyKey]: newKey() },
  });
  if (reply.ok) {
    // 204 has no body; whatever has one is not the answer that places an order.
    const isPlaced = reply.value === undefined || reply.value === null;
    return isPlaced ? { kind: 'placed', next: href.thanks(resourceId) } : { kind: 'failed' };
  }
  const { status, title } = reply.problem;
  if (status === 402) return { kind: 'paymentError', message: title };
  return { kind: 'failed', message: isUnheard(status) ? unheard : title };
}

/** Nobody knows whether the order arrived. */
function isUnheard(status: number): boolean {
  return status === 0 || status === 502 || status === 504;
}

const unheard =
  'We lost the connection while placing your order. Your card may be held, but nothing is charged twice; we mail you as soon as we know.';

/** One for each press; not every page of a home network has `crypto.randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
