import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from '@albumen/domain/money/exchange';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { isInDoubt } from '@albumen/domain/payments/attempt.machine';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { FaultOrder } from '../../apps/gateway/src/modules/faults/fault.ts';
import { addFault, removeFaults } from '../../apps/gateway/src/modules/faults/faults.service.ts';
import { booksBalance } from '../../apps/store/src/modules/books/books-balance.ts';
import { collect } from '../../apps/store/src/modules/payments/collect.service.ts';
import { handleLocalPayment } from '../../apps/store/src/modules/payments/local-notices.service.ts';
import { lookUp } from '../../apps/store/src/modules/payments/look-up.service.ts';
import {
  findRefundByReference,
  returnFailed,
} from '../../apps/store/src/modules/payments/refunds.service.ts';
import { sweep } from '../../apps/store/src/modules/payments/sweep.service.ts';
import { madeLink } from '../../apps/store/test/made-link.ts';
import { waitingMails } from '../../apps/store/test/mailbox.ts';
import { readyCheckout } from '../../apps/store/test/ready-checkout.ts';
import type { TestApp } from '../../apps/store/test/test-app.ts';
import { openStoreAndGateway } from './store-and-gateway.ts';

/** Answers that a charge may get in place of its own. */
export const statuses = [401, 403, 404, 422, 426, 429, 500, 502, 503, 504] as const;

/** A way in which something can be paid. */
export const payableKinds = ['order', 'link'] as const;
export const ways = ['first submission', 'second submission', 'notice'] as const;

export interface FaultCase {
  payable: (typeof payableKinds)[number];
  way: (typeof ways)[number];
  fault: Pick<FaultOrder, 'kind' | 'when' | 'status'>;
  /** With two, the search for the charge is struck, too. */
  times: number;
}

/** Every fault of the sandbox that a charge can meet. */
export function allFaults(): FaultCase['fault'][] {
  const whens = ['before', 'after'] as const;
  return whens.flatMap((when) => [
    ...statuses.map((status) => ({ kind: 'status' as const, when, status })),
    ...(['disconnect', 'cutOff', 'delay'] as const).map((kind) => ({ kind, when, status: 500 })),
  ]);
}

export function nameOf({ payable, way, fault, times }: FaultCase): string {
  const what = fault.kind === 'status' ? `status ${fault.status}` : fault.kind;
  return `${payable}, ${way}, ${what} ${fault.when} the charge, ${times} ×`;
}

/** What store and gateway say of the same money. */
export interface Verdict {
  isPaid: boolean;
  /** Charges at the gateway that stand. */
  standing: number;
  /** Attempts and refunds whose outcome is open. */
  open: number;
  /** Kinds of the payable's timeline. */
  events: string[];
  /** Kinds of what was mailed. */
  mails: string[];
  /** What the books say otherwise. */
  wrongInBooks: string[];
}

type Strike = Pick<FaultCase, 'fault' | 'times'> & { delayMs?: number };

const chargeWithinMs = 400;
const usualDelayMs = 900;
/** Longer than giving up and another submission take. */
const longDelayMs = 5_000;
const euroRate = '0.92';
const paymentId = 'PAY-1';

/** Store and gateway, with charges that are given up soon and faults that strike them. */
export async function openFaultRig() {
  const rates = `EUR=${euroRate}`;
  const { app, gateway, merchant } = await openStoreAndGateway({ chargeWithinMs, rates });

  async function strike({ fault, times, delayMs = usualDelayMs }: Strike): Promise<void> {
    const order = { operation: 'POST transactions', ...fault, times, delayMs };
    await addFault(gateway.db, merchant.id, { ...order, errorClass: 'INTERNAL' });
  }

  /** What jobs do within an hour, an attempt's age being what it would be by then. */
  async function workOff(): Promise<void> {
    await sql`update payment_attempts set claimed_at = claimed_at - interval '10 minutes'`.execute(
      app.db,
    );
    const attempts = await app.db
      .selectFrom('paymentAttempts')
      .select(['id', 'status', 'isPresumed'])
      .execute();
    for (const { id, status, isPresumed } of attempts) {
      if (isInDoubt(status) || isPresumed) await lookUp(app.deps, id).catch(() => undefined);
    }
    await collect(app.deps, paymentId).catch(() => undefined);
    app.clock.moveBy(40 * 60_000);
    await sweep(app.deps);
  }

  /** The outcome of a case, once everything that it left open has come to its end. */
  async function play(one: FaultCase): Promise<Verdict> {
    const payer = await payerOf(one.payable);
    await strike(one);
    if (one.way === 'notice') {
      await payer.promise();
      const { amountMinor, currency } = payer.local;
      const amount = formatAmount(amountMinor, currency);
      const nonce = 'fake-valid-nonce';
      const notice = { kind: 'completed', paymentId, nonce, amount, currency } as const;
      await handleLocalPayment(app.deps, notice);
      await collect(app.deps, paymentId).catch(() => undefined);
    } else {
      await payer.submit();
    }
    if (one.way === 'second submission') await payer.submit();
    if (one.fault.kind === 'delay') await sleep(usualDelayMs + 200);
    await workOff();
    await removeFaults(gateway.db, merchant.id);
    if (one.way === 'second submission' && !(await payer.isPaid())) await payer.submit();
    await untilNothingOpen();
    return assess(await payer.isPaid());
  }

  /** On a busy machine a charge may come too late once more. */
  async function untilNothingOpen(): Promise<void> {
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await workOff();
      if (rounds > 1 && (await assess(false)).open === 0) return;
    }
  }

  /** The first charge lies on its way while it is given up and its payer pays by another card. */
  async function playStray(payable: FaultCase['payable']): Promise<Verdict> {
    const payer = await payerOf(payable);
    const fault = { kind: 'delay', when: 'before', status: 500 } as const;
    await strike({ fault, times: 1, delayMs: longDelayMs });
    await payer.submit();
    await workOff();
    await payer.submit();
    await vi.waitUntil(async () => (await transactions()).length === 2, { timeout: 60_000 });
    await untilNothingOpen();
    return assess(await payer.isPaid());
  }

  /** The provider tells of the one return that it came to nothing; whatever that leaves open comes to its end. */
  async function failReturn(): Promise<Verdict> {
    const { id } = await app.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    const refund = await findRefundByReference(app.db, id);
    if (refund === undefined) throw new Error('the return failed before');
    await returnFailed(app.deps, refund);
    await untilNothingOpen();
    return assess(true);
  }

  function payerOf(payable: FaultCase['payable']): Promise<Payer> {
    return payable === 'order' ? orderPayer(app) : linkPayer(app);
  }

  function transactions() {
    return gateway.db.selectFrom('transactions').select(['id', 'status']).execute();
  }

  async function assess(isPaid: boolean): Promise<Verdict> {
    const standing = (await transactions()).filter(({ status }) => !idle.includes(status));
    const attempts = await app.db
      .selectFrom('paymentAttempts')
      .select('id')
      .where('status', 'in', ['claimed', 'unknown', 'pending', 'returning'])
      .execute();
    const refunds = await app.db
      .selectFrom('refunds')
      .select('id')
      .where('status', '=', 'requested')
      .execute();
    const events = await app.db.selectFrom('payableEvents').select('kind').orderBy('id').execute();
    return {
      isPaid,
      standing: standing.length,
      open: attempts.length + refunds.length,
      events: events.map(({ kind }) => kind),
      mails: (await waitingMails(app.db)).map(({ kind }) => kind),
      wrongInBooks: await booksBalance(app.db),
    };
  }

  return { play, playStray, failReturn };
}

const idle = ['voided', 'processor_declined', 'gateway_rejected', 'failed'];

interface Payer {
  submit: () => Promise<unknown>;
  /** Promises to pay on a phone. */
  promise: () => Promise<unknown>;
  isPaid: () => Promise<boolean>;
  local: { amountMinor: number; currency: string };
}

const card = 'fake-valid-nonce';

async function orderPayer(app: TestApp): Promise<Payer> {
  const ready = await readyCheckout(app);
  const local = {
    paymentId,
    country: 'PT',
    amountMinor: exchange(ready.totalMinor, euroRate),
    currency: 'EUR',
  };
  return {
    local,
    submit: () => ready.submit({ nonce: card }),
    promise: () => ready.submit({ payment: { method: 'mbway', local } }),
    isPaid: async () =>
      (await app.db.selectFrom('orders').select('id').where('status', '=', 'paid').execute())
        .length === 1,
  };
}

async function linkPayer(app: TestApp): Promise<Payer> {
  const overrides = { payerCountry: 'PT', 'method-mbway': 'on' };
  const { submit, promise, link } = await madeLink(app, overrides);
  const { amountMinor, currency } = link;
  return {
    local: { amountMinor, currency },
    submit: () => submit({ nonce: card }),
    promise: () => promise('mbway', paymentId),
    isPaid: async () =>
      (await app.db.selectFrom('paymentLinks').select('id').where('status', '=', 'paid').execute())
        .length === 1,
  };
}
