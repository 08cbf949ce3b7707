import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { progress } from './progress.jobs.ts';

const { origin, db, deps, clock } = await startTestGateway();
const gateway = serverSdk(origin);

async function submitted(): Promise<string> {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  });
  return transaction.id;
}

test('a transaction that can’t be moved on is reported, and keeps no other', async () => {
  const [stuck, free] = [await submitted(), await submitted()];
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'it is stuck'; end $$`.execute(db);
  await sql`create trigger stuck before update on transactions for each row
    when (old.id = ${sql.lit(stuck)}) execute function refuse()`.execute(db);
  clock.moveBy(2 * 3_600_000);
  await expect(progress(deps)).rejects.toThrow('it is stuck');
  expect((await gateway.transaction.find(free)).status).toBe('settled');
  expect((await gateway.transaction.find(stuck)).status).toBe('submitted_for_settlement');
});
