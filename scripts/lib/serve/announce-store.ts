import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import type { GatewayFacts } from './greeting.ts';

const answerWithinMs = 20_000;
const goneWithinMs = 2_000;

/** The gateway's answer to an address that it knows. */
const known = 422;

interface Address {
  id: string;
  url: string;
}

/**
 * Enters the store's address at the gateway, which tells it by itself what became of a payment, in place
 * of one that the store no longer answers at. To be called when both answer: the gateway asks the store
 * to prove itself.
 */
export async function announceStore(
  gateway: GatewayFacts,
  store: string,
  log: (line: string) => void,
): Promise<void> {
  const url = store + paymentNoticesPath;
  try {
    const reply = await ask(gateway, { method: 'POST', body: JSON.stringify({ url }) });
    const text = await reply.text();
    if (!reply.ok && !(reply.status === known && text.includes('already'))) {
      log(`Payments: the gateway does not take the store's address: ${reply.status} ${text}`);
      return;
    }
    await forgetGone(gateway, url);
  } catch (error) {
    log(`Payments: the gateway could not take the store's address: ${String(error)}`);
  }
}

/** Addresses of this store from when it ran on another port: nobody listens there any more. */
async function forgetGone(gateway: GatewayFacts, current: string): Promise<void> {
  const reply = await ask(gateway, { method: 'GET' });
  const { addresses } = (await reply.json()) as { addresses: Address[] }; // as the gateway's console has it
  for (const { id, url } of addresses) {
    if (url === current || !url.endsWith(paymentNoticesPath) || !(await isGone(url))) continue;
    await (await ask(gateway, { method: 'DELETE' }, `/${id}`)).body?.cancel();
  }
}

/** Only an own address, where the connection itself is refused: who is slow may be back. */
async function isGone(url: string): Promise<boolean> {
  if (!['localhost', '127.0.0.1'].includes(new URL(url).hostname)) return false;
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(goneWithinMs) });
    await reply.body?.cancel();
    return false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
  }
}

function ask(
  { origin, merchant }: GatewayFacts,
  request: { method: string; body?: string },
  path = '',
): Promise<Response> {
  const keys = Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64');
  return fetch(`${origin}/merchants/${merchant.id}/console/webhook-addresses${path}`, {
    ...request,
    headers: {
      authorization: `Basic ${keys}`,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(answerWithinMs),
  });
}
