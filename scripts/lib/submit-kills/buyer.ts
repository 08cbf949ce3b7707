import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from '@albumen/contract/wire-names';
import type { ReadyCheckout } from '../../../apps/store/test/ready-checkout.ts';
import { scriptHeaders } from '../../../apps/store/test/test-client.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { payments, type PaymentKind } from './payments.ts';

export interface Purchase {
  presses: number;
  /** Calls that nobody answered, and that were made again. */
  repeats: number;
}

/**
 * Presses Place Order, twice at once, until the order stands; each call is repeated until it is answered.
 * What is paid on a phone stands at once, and is paid when its payer and the gateway have said so.
 */
export async function buy(
  { client, resourceId, totalMinor }: ReadyCheckout,
  { origin, gateway, by }: { origin: string; gateway: GatewayFacts; by: PaymentKind },
): Promise<Purchase> {
  const purchase = { presses: 0, repeats: 0 };
  for (;;) {
    purchase.presses += 1;
    const given = await payments[by](gateway, totalMinor);
    const payment = { ...given, cartTotal: totalMinor };
    const init = () => ({
      method: 'PATCH',
      headers: {
        ...scriptHeaders(client.csrfToken()),
        [headers.idempotencyKey]: randomUUID(),
        cookie: [...client.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ payment, checkoutForm: {} }),
    });
    const address = `${origin}/checkout/submitOrder/${resourceId}`;
    // A second tab: another press, and the same order.
    const presses = [init(), init()].map((each) => untilAnswered(address, each, purchase));
    if ((await Promise.all(presses)).includes(204)) return purchase;
  }
}

/** 409 says that the bank has not answered: the same press asks again. */
async function untilAnswered(address: string, init: RequestInit, purchase: Purchase) {
  for (;;) {
    const status = await statusOf(address, init);
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
