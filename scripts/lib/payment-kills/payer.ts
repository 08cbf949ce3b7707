import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { headers } from '@albumen/contract/wire-names';
import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { payer } from '../../../apps/store/test/made-link.ts';
import { scriptHeaders } from '../../../apps/store/src/http/script-headers.ts';
import type { TestClient } from '../../../apps/store/test/test-client.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { payments, type PaymentKind } from './payments.ts';
import { ownEmail } from './prepared-payables.ts';

export interface Paying {
  link: PaymentLink;
  /** A guest's browser, whose cookies the calls carry. */
  client: TestClient;
  by: PaymentKind;
  /** Where the processes that die answer. */
  origin: string;
  gateway: GatewayFacts;
}

/** Calls that nobody answered, and submissions in all. */
export interface Submitted {
  submissions: number;
  repeats: number;
}

/** Presses Pay until the link is paid; `usdMinor` is what a phone pays in euro, at the fault run’s rate. */
export async function payUntilPaid(paying: Paying, usdMinor: number): Promise<Submitted> {
  const submitted = { submissions: 0, repeats: 0 };
  // What the guest's browser got with its first page.
  await paying.client.call(getPayableLink, { params: { linkId: paying.link.linkId } });
  while ((await statusOf(paying, submitted)) === 'open') {
    const submission = await submissionOf(paying, usdMinor);
    submitted.submissions += 1;
    // Two tabs.
    await Promise.all([send(paying, submission, submitted), send(paying, submission, submitted)]);
    while ((await statusOf(paying, submitted)) === 'awaitingPayment') await sleep(500);
  }
  return submitted;
}

interface Submission {
  path: string;
  body: object;
}

async function submissionOf({ link, by, gateway }: Paying, usdMinor: number): Promise<Submission> {
  const given = await payments[by](gateway, usdMinor);
  const { amountMinor, currency, linkId } = link;
  const shown = { amountMinor, currency, payer: { ...payer, payerEmail: ownEmail() } };
  if (by !== 'phone') {
    return { path: `/api/pay/${linkId}`, body: { ...shown, payment: given } };
  }
  const { paymentId } = given['local'] as { paymentId: string }; // as a phone's start gives it
  const started = { method: 'mbway', paymentId, isConfirmedElsewhere: true };
  return { path: `/api/pay/${linkId}/starts`, body: { ...shown, ...started } };
}

/** Repeats the same call until it is answered. */
async function send(paying: Paying, submission: Submission, submitted: Submitted): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const status = await ask(paying, submission, key);
    if (status !== undefined && status < 500) return;
    submitted.repeats += 1;
    await sleep(300);
  }
}

async function ask(
  { client, origin }: Paying,
  { path, body }: Submission,
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

async function statusOf({ origin, link }: Paying, submitted: Submitted): Promise<string> {
  for (;;) {
    try {
      const reply = await fetch(`${origin}/api/pay/${link.linkId}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(30_000),
      });
      if (reply.ok) return ((await reply.json()) as { status: string }).status; // of our contract
    } catch {
      submitted.repeats += 1;
    }
    await sleep(300);
  }
}
