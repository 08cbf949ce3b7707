import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { madeLink } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { takeUpCutOff } from './cut-off.service.ts';
import { lookUp } from './look-up.service.ts';
import { sweep } from './sweep.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({ poolSize: 4, deps: { payments: { hostedFields: fake.provider } } });
const { db, deps, browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

/** A submission without an answer, two hours ago; no job of it is left. */
async function unansweredLongAgo() {
  const { linkId, submit } = await madeLink(app);
  fake.next('unanswered');
  await submit();
  await db
    .updateTable('paymentAttempts')
    .set({ claimedAt: sql<Date>`now() - interval '2 hours'` })
    .execute();
  return linkId;
}

function onlyAttempt() {
  return db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
}

test('a charge that turns up after it was given up is found without its jobs, and goes back', async () => {
  const linkId = await unansweredLongAgo();
  await sweep(deps);
  const attempt = await onlyAttempt();
  expect([attempt.status, attempt.isPresumed]).toEqual(['failed', true]);
  const { reference, amountMinor, currency } = attempt;
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'late' });
  await sweep(deps);
  expect((await onlyAttempt()).status).toBe('returning');
  expect(await db.selectFrom('refunds').select(['reason', 'amountMinor']).execute()).toEqual([
    { reason: 'late', amountMinor },
  ]);
  const { body } = await browser().call(getPayableLink, { params: { linkId } });
  expect(body.status).toBe('open');
});

test('what was given up is looked for a few times, and then left alone', async () => {
  await unansweredLongAgo();
  for (let sweeps = 0; sweeps < 7; sweeps += 1) await sweep(deps);
  expect(await onlyAttempt()).toMatchObject({ status: 'failed', looks: 4 });
});

test('an attempt whose process died while it charged is looked up, a younger one is left to its process', async () => {
  await unansweredLongAgo();
  const claimed = { status: 'claimed' } as const;
  const claimedAt = (ago: string) => sql<Date>`now() - ${ago}::interval`;
  await db
    .updateTable('paymentAttempts')
    .set({ ...claimed, claimedAt: claimedAt('20 seconds') })
    .execute();
  await takeUpCutOff(deps);
  const { id: attemptId, reference, amountMinor, currency, ...young } = await onlyAttempt();
  expect(young).toMatchObject(claimed);
  await db
    .updateTable('paymentAttempts')
    .set({ claimedAt: claimedAt('31 seconds') })
    .execute();
  await Promise.all([takeUpCutOff(deps), takeUpCutOff(deps)]);
  expect((await onlyAttempt()).status).toBe('unknown');
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'late' });
  await lookUp(deps, attemptId);
  expect((await onlyAttempt()).status).toBe('charged');
});
