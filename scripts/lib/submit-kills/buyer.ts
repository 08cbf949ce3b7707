import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers } from '@albumen/contract/wire-names';
import type { ReadyCheckout } from '../../../apps/store/test/ready-checkout.ts';
import { scriptHeaders } from '../../../apps/store/test/test-client.ts';
import type { GatewayFacts } from '../serve/greeting.ts';

export interface Purchase {
  presses: number;
  /** Calls that nobody answered, and that were made again. */
  repeats: number;
}

/** Presses Place Order, twice at once, until the order stands; each call is repeated until it is answered. */
export async function buy(
  { client, resourceId, totalMinor }: ReadyCheckout,
  { origin, gateway }: { origin: string; gateway: GatewayFacts },
): Promise<Purchase> {
  const purchase = { presses: 0, repeats: 0 };
  for (;;) {
    purchase.presses += 1;
    const nonce = await tokenize(gateway);
    const payment = { provider: 'hostedFields', nonce, cartTotal: totalMinor };
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

/** With its tokenization key alone, as a page does. */
async function tokenize({ origin, merchant }: GatewayFacts): Promise<string> {
  const path = `/merchants/${merchant.id}/client_api/v1/payment_methods/credit_cards`;
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      tokenizationKey: merchant.tokenizationKey,
      creditCard: { number: '4111111111111111', cvv: '123', expirationDate: '12/2034' },
    }),
  });
  const nonce = /"nonce":"([^"]+)"/.exec(await reply.text())?.[1];
  if (nonce === undefined) throw new Error('the gateway gave no nonce');
  return nonce;
}
