import { beforeEach, expect, test } from 'vitest';
import { keyed, ownCard, serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { getMerchant } from '../merchants/merchants.service.ts';
import { issueCardNonce, issueNonce } from '../nonces/nonces.service.ts';
import { prepareCard, storeCard } from '../vault/cards.service.ts';
import { announceCheck } from '../webhooks/webhooks.service.ts';
import { sweepAtNight, sweepNow } from './housekeeping.jobs.ts';

const { db, deps, clock, origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);
const dayMs = 86_400_000;
beforeEach(reset);

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

async function sandbox() {
  const merchant = await getMerchant(db, 'integration_merchant_id');
  if (!merchant) throw new Error('the merchant is not seeded');
  return merchant;
}

async function kept(table: 'cards' | 'webhookEvents' | 'webhookDeliveries' | 'apiRequestKeys') {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

test('a card’s number goes with its nonce, unless it paid or is kept', async () => {
  const merchant = await sandbox();
  const entry = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2031' };
  const order = { entry, merchantId: merchant.id, now: clock.now() };
  await storeCard(db, deps.sealer, order);
  const prepared = prepareCard(deps.sealer, order);
  await issueCardNonce(
    db,
    { clock, merchant },
    { ...prepared, cvvResponse: 'I', customerId: null },
  );
  await gateway.customer.create({
    creditCard: ownCard({ number: entry.number, expirationDate: '12/2031' }),
  });
  await gateway.transaction.sale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
  const before = await kept('cards');
  await sweepNow(deps);
  await sweepAtNight(deps);
  expect(await kept('cards')).toBe(before);
  clock.moveBy(2 * dayMs);
  await sweepNow(deps);
  await sweepAtNight(deps);
  expect(await kept('cards')).toBe(before - 2);
});

test('notifications of long ago go with their deliveries, and keys that ran out', async () => {
  const { id: merchantId } = await sandbox();
  const address = { id: 'a'.repeat(22), merchantId, url: 'https://shop.test/', kinds: null };
  await db
    .insertInto('webhookAddresses')
    .values({ ...address, createdAt: clock.now() })
    .execute();
  await announceCheck(deps, { merchantId, now: clock.now() });
  await db.updateTable('webhookDeliveries').set({ status: 'delivered' }).execute();
  const sale = { amount: '11.00', paymentMethodNonce: 'fake-valid-nonce' };
  await gateway.transaction.sale(keyed(sale, 'a key'));
  clock.moveBy(29 * dayMs);
  await announceCheck(deps, { merchantId, now: clock.now() });
  await sweepAtNight(deps);
  expect([await kept('webhookEvents'), await kept('apiRequestKeys')]).toEqual([2, 1]);
  clock.moveBy(2 * dayMs);
  await sweepAtNight(deps);
  expect([await kept('webhookEvents'), await kept('webhookDeliveries')]).toEqual([1, 1]);
  expect(await kept('apiRequestKeys')).toBe(0);
  clock.moveBy(30 * dayMs);
  await sweepAtNight(deps);
  expect(await kept('webhookEvents')).toBe(1);
});
