import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { headers } from '@albumen/contract/wire-names';
import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { payer } from '../../../apps/store/test/payment-link-desk.ts';
import { scriptHeaders, type TestClient } from '../../../apps/store/test/test-client.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { payments, type PaymentKind } from '../submit-kills/payments.ts';

export interface Paying {
  link: PaymentLink;
  /** A guest's browser, whose cookies the calls carry. */
  client: TestClient;
  by: PaymentKind;
  /** Where the processes that die answer. */
  origin: string;
  gateway: GatewayFacts;
}

/** Calls that nobody answered, and presses in all. */
export interface Pressed {
  presses: number;
  repeats: number;
}

/** Presses Pay until the link is paid; `usdMinor` is what a phone pays in euro, at the fault run’s rate. */
export async function payUntilPaid(paying: Paying, usdMinor: number): Promise<Pressed> {
  const pressed = { presses: 0, repeats: 0 };
  // What the guest's browser got with its first page.
  await paying.client.call(getPayableLink, { params: { linkId: paying.link.linkId } });
  while ((await statusOf(paying, pressed)) === 'open') {
    const press = await pressOf(paying, usdMinor);
    pressed.presses += 1;
    // Two tabs.
    await Promise.all([send(paying, press, pressed), send(paying, press, pressed)]);
    while ((await statusOf(paying, pressed)) === 'awaitingPayment') await sleep(500);
  }
  return pressed;
}

interface Press {
  path: string;
  body: object;
}

async function pressOf({ link, by, gateway }: Paying, usdMinor: number): Promise<Press> {
  const given = await payments[by](gateway, usdMinor);
  const { amountMinor, currency, linkId } = link;
  const shown = { amountMinor, currency, payer };
  if (by !== 'phone') {
    return { path: `/api/pay/${linkId}`, body: { ...shown, payment: given } };
  }
  const { paymentId } = given['local'] as { paymentId: string }; // as a phone's start gives it
  const started = { method: 'mbway', paymentId, isConfirmedElsewhere: true };
  return { path: `/api/pay/${linkId}/starts`, body: { ...shown, ...started } };
}

/** Repeats the same call until it is answered. */
async function send(paying: Paying, press: Press, pressed: Pressed): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const status = await ask(paying, press, key);
    if (status !== undefined && status < 500) return;
    pressed.repeats += 1;
    await sleep(300);
  }
}

async function ask(
  { client, origin }: Paying,
  { path, body }: Press,
  key: string,
): Promise<number | undefined> {
  try {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: {
        ...scriptHeaders(client.csrfToken()),
        [headers.idempotencyKey]: key,
        cookie: [...client.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return undefined;
  }
}

async function statusOf({ origin, link }: Paying, pressed: Pressed): Promise<string> {
  for (;;) {
    try {
      const reply = await fetch(`${origin}/api/pay/${link.linkId}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(30_000),
      });
      if (reply.ok) return ((await reply.json()) as { status: string }).status; // of our contract
    } catch {
      pressed.repeats += 1;
    }
    await sleep(300);
  }
}
