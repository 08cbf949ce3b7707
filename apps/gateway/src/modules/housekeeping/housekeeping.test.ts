import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { getMerchant } from '../merchants/merchants.service.ts';
import { issueNonce } from '../nonces/nonces.service.ts';
import { sweepNow } from './housekeeping.jobs.ts';

const { db, deps, clock } = await startTestGateway();
const dayMs = 86_400_000;

async function count(): Promise<number> {
  return (await db.selectFrom('nonces').select('nonceHash').execute()).length;
}

test('nonces are kept for a day after they end, by their merchant’s clock', async () => {
  for (const [id, clockOffsetMs] of [
    ['albumen_sandbox', 0],
    ['integration_merchant_id', -30 * dayMs],
  ] as const) {
    await db.updateTable('merchants').set({ clockOffsetMs }).where('id', '=', id).execute();
    const merchant = await getMerchant(db, id);
    if (!merchant) throw new Error(id);
    await issueNonce(db, { clock, merchant }, { type: 'CreditCard' });
  }
  await sweepNow(deps);
  expect(await count()).toBe(2);
  clock.moveBy(4 * 3_600_000);
  await sweepNow(deps);
  expect(await count()).toBe(2);
  clock.moveBy(dayMs);
  await sweepNow(deps);
  expect(await count()).toBe(0);
});
