import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoMerchant } from '../../../apps/gateway/src/modules/merchants/seed.ts';

/** One nonce, and which of its two orders it paid for. */
export interface Sale {
  charged: readonly string[];
}

export interface Shopper {
  /** Buys again and again until stopped; the last sale is brought to its end. */
  shop(until: AbortSignal): Promise<void>;
  done: readonly Sale[];
  /** Calls that broke off and were made again. */
  repeats: number;
}

interface Answer {
  status: number;
  text: string;
}

/** Somebody whose browser and whose shop's server repeat every call until it is answered. */
export function createShopper(origin: string, merchant: DemoMerchant): Shopper {
  const base = `${origin}/merchants/${merchant.id}`;
  const authorization = `Basic ${btoa(`${merchant.publicKey}:${merchant.privateKey}`)}`;
  const done: Sale[] = [];
  const shopper = { done, repeats: 0, shop };

  async function send(path: string, body: object): Promise<Answer> {
    for (;;) {
      try {
        const reply = await fetch(base + path, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'x-apiversion': '6' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(10_000),
        });
        const answer = { status: reply.status, text: await reply.text() };
        if (answer.status < 500) return answer;
      } catch {
        // The line broke: nobody knows whether it was done.
      }
      shopper.repeats += 1;
      await sleep(20);
    }
  }

  async function tokenize(): Promise<string> {
    const { tokenizationKey } = merchant;
    const { text } = await sendAsPage({
      tokenizationKey,
      creditCard: { number: '4111111111111111', cvv: '123', expirationDate: '12/2034' },
    });
    const nonce = /"nonce":"([^"]+)"/.exec(text)?.[1];
    if (nonce === undefined) throw new Error(`no nonce: ${text}`);
    return nonce;
  }

  /** With its tokenization key alone, as a page does. */
  function sendAsPage(body: object): Promise<Answer> {
    return send('/client_api/v1/payment_methods/credit_cards', body);
  }

  async function charge(nonce: string, orderId: string): Promise<boolean> {
    const { status, text } = await send('/transactions', {
      transaction: {
        type: 'sale',
        amount: '10.00',
        payment_method_nonce: nonce,
        order_id: orderId,
        api_request_key: orderId,
      },
    });
    // The call whose line broke is still at it.
    if (text.includes('<code>915233</code>')) {
      await sleep(20);
      return charge(nonce, orderId);
    }
    if (status !== 201 && status !== 422) throw new Error(`a charge was answered ${status}`);
    return status === 201;
  }

  async function shop(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const nonce = await tokenize();
      const orders = [randomUUID(), randomUUID()];
      const outcomes = await Promise.all(orders.map((order) => charge(nonce, order)));
      done.push({ charged: orders.filter((_, place) => outcomes[place]) });
    }
  }

  return shopper;
}
