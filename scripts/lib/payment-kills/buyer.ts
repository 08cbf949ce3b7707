import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from '@albumen/contract/wire-names';
import type { ReadyCheckout } from '../../../apps/store/test/ready-checkout.ts';
import { scriptHeaders } from '../../../apps/store/src/http/script-headers.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { approve, payments, startAtBank, type PaymentKind } from './payments.ts';

export interface Purchase {
  submissions: number;
  /** Calls that nobody answered, and that were made again. */
  repeats: number;
}

interface Buying {
  origin: string;
  gateway: GatewayFacts;
}

/**
 * Presses Place Order, twice at once, until the order stands; each call is repeated until it is answered.
 * What is paid on a phone stands at once, and is paid when its payer and the gateway have said so.
 */
export async function buy(
  ready: ReadyCheckout,
  { by, ...buying }: Buying & { by: PaymentKind },
): Promise<Purchase> {
  const { resourceId, totalMinor } = ready;
  const purchase = { submissions: 0, repeats: 0 };
  for (;;) {
    purchase.submissions += 1;
    const payment = await payments[by](buying.gateway, totalMinor);
    const submission = { method: 'PATCH', path: `/checkout/submitOrder/${resourceId}`, payment };
    // A second tab: another submission, and the same order.
    const submissions = [1, 2].map(() =>
      untilAnswered(buying, callOf(ready, submission), purchase),
    );
    if ((await Promise.all(submissions)).includes(204)) return purchase;
  }
}

/** Leaves for a bank, says yes there, and never comes back: the order is the store's own affair. */
export async function buyAndLeave(ready: ReadyCheckout, buying: Buying): Promise<Purchase> {
  const { resourceId, totalMinor } = ready;
  const purchase = { submissions: 1, repeats: 0 };
  const payment = await startAtBank(buying.gateway, totalMinor);
  const start = { method: 'POST', path: `/api/checkout/${resourceId}/starts`, payment };
  const status = await untilAnswered(buying, callOf(ready, start), purchase);
  if (status !== 204) throw new Error(`the store answered ${status} before the bank`);
  await approve(buying.gateway, payment.local.paymentId);
  return purchase;
}

interface Call {
  path: string;
  init: RequestInit;
}

function callOf(
  { client, totalMinor }: ReadyCheckout,
  { method, path, payment: given }: { method: string; path: string; payment: object },
): Call {
  const payment = { ...given, cartTotal: totalMinor };
  const init = {
    method,
    headers: {
      ...scriptHeaders(client.csrfToken()),
      [headers.idempotencyKey]: randomUUID(),
      cookie: [...client.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ payment, checkoutForm: {} }),
  };
  return { path, init };
}

/** 409 says that the bank has not answered: the same submission asks again. */
async function untilAnswered(
  { origin }: Buying,
  { path, init }: Call,
  purchase: Purchase,
): Promise<number> {
  for (;;) {
    const status = await statusOf(origin + path, init);
    if (status !== undefined && status < 500 && status !== 409) return status;
    purchase.repeats += 1;
    await sleep(300);
  }
}

async function statusOf(address: string, init: RequestInit): Promise<number | undefined> {
  try {
    const reply = await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return undefined;
  }
}
