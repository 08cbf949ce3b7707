import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { keyed, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, db, connection } = await startTestGateway({ poolSize: 12 });
const gateway = serverSdk(origin);
const sales = 25;

async function freshNonce(token: string) {
  return (await gateway.paymentMethodNonce.create(token)).paymentMethodNonce.nonce;
}

/** Asks until there is an answer, as a store does that has lost one. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(5);
    }
  }
}

/** Ends every connection of the gateway to its database, again and again. */
async function cutConnections(signal: AbortSignal): Promise<number> {
  const client = new Client({ ...connection, application_name: 'saboteur' });
  await client.connect();
  let cuts = 0;
  while (!signal.aborted) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'test'
          and state <> 'idle' and random() < 0.15`,
    );
    cuts += rowCount ?? 0;
    await sleep(3);
  }
  await client.end();
  return cuts;
}

test('however often the gateway is cut off while it charges, every order is charged once', async () => {
  const { customer } = await gateway.customer.create({
    creditCard: ownCard({ number: '4111111111111111', expirationDate: '12/2034' }),
  });
  const token = customer.creditCards?.[0]?.token ?? '';
  const nonces: string[] = [];
  for (let made = 0; made < sales; made += 1) nonces.push(await freshNonce(token));
  const stop = new AbortController();
  const sabotage = cutConnections(stop.signal);
  const results = await Promise.all(
    nonces.map((paymentMethodNonce, index) =>
      insist(() =>
        gateway.transaction.sale(
          keyed({ amount: '5.00', orderId: `o-${index}`, paymentMethodNonce }, `k-${index}`),
        ),
      ),
    ),
  );
  stop.abort();
  expect(await sabotage).toBeGreaterThan(0);
  expect(results.every(({ success }) => success)).toBe(true);
  const rows = await db.selectFrom('transactions').select('orderId').execute();
  expect(rows).toHaveLength(sales);
  expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(sales);
});
