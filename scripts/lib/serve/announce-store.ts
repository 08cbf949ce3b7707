import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import type { GatewayFacts } from './greeting.ts';

const answerWithinMs = 20_000;

/** The gateway's answer to an address that it knows. */
const known = 422;

/**
 * Enters the store's address at the gateway, which tells it by itself what became of a payment. To be
 * called when both answer: the gateway asks the store to prove itself.
 */
export async function announceStore(
  { origin, merchant }: GatewayFacts,
  store: string,
  log: (line: string) => void,
): Promise<void> {
  const keys = Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64');
  const url = `${origin}/merchants/${merchant.id}/console/webhook-addresses`;
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${keys}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: store + paymentNoticesPath }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await reply.text();
    if (reply.ok || (reply.status === known && text.includes('already'))) return;
    log(`Payments: the gateway does not take the store's address: ${reply.status} ${text}`);
  } catch (error) {
    log(`Payments: the gateway could not be told the store's address: ${String(error)}`);
  }
}
