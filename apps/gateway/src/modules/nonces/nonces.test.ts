import { beforeEach, expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { getMerchant, type Merchant } from '../merchants/merchants.service.ts';
import { storeCard } from '../vault/cards.service.ts';
import { getNonce, issueNonce, redeemNonce } from './nonces.service.ts';

const { db, deps, reset, clock } = await startTestGateway({ poolSize: 12 });

beforeEach(reset);

async function merchant(id: string): Promise<Merchant> {
  const found = await getMerchant(db, id);
  if (!found) throw new Error(id);
  return found;
}

async function issued() {
  const own = await merchant('albumen_sandbox');
  const entry = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2034' };
  const card = await storeCard(db, deps.sealer, {
    merchantId: own.id,
    entry,
    now: clock.now(),
  });
  const { nonce } = await issueNonce(db, { ...deps, merchant: own }, { type: 'CreditCard', card });
  return { nonce, needs: { ...deps, merchant: own } };
}

test('a nonce is used once', async () => {
  const { nonce, needs } = await issued();
  expect(await redeemNonce(db, needs, nonce)).toMatchObject({
    isRedeemed: true,
    nonce: { card: { bin: '411111', lastFour: '1111' } },
  });
  expect(await redeemNonce(db, needs, nonce)).toEqual({ isRedeemed: false, reason: 'consumed' });
  expect(await getNonce(db, needs, nonce)).toMatchObject({ isConsumed: true });
});

test('of twenty uses at the same moment one wins', async () => {
  const { nonce, needs } = await issued();
  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction().execute((trx) => redeemNonce(trx, needs, nonce)),
    ),
  );
  expect(results.filter(({ isRedeemed }) => isRedeemed)).toHaveLength(1);
});

test('a use that is rolled back is none', async () => {
  const { nonce, needs } = await issued();
  await expect(
    db.transaction().execute(async (trx) => {
      await redeemNonce(trx, needs, nonce);
      throw new Error('the process died');
    }),
  ).rejects.toThrow('the process died');
  expect(await redeemNonce(db, needs, nonce)).toMatchObject({ isRedeemed: true });
});

test('another merchant does not know it', async () => {
  const { nonce } = await issued();
  const other = { ...deps, merchant: await merchant('integration_merchant_id') };
  expect(await getNonce(db, other, nonce)).toBeUndefined();
  expect(await redeemNonce(db, other, nonce)).toEqual({ isRedeemed: false, reason: 'unknown' });
});

test('after three hours it is gone', async () => {
  const { nonce, needs } = await issued();
  clock.moveBy(3 * 3_600_000 + 1_000);
  expect(await redeemNonce(db, needs, nonce)).toEqual({ isRedeemed: false, reason: 'unknown' });
});

test('it is not kept as it is', async () => {
  const { nonce } = await issued();
  const [row] = await db.selectFrom('nonces').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(nonce);
});

test('nonces of the test values may be used again, but for the consumed one', async () => {
  const needs = { ...deps, merchant: await merchant('albumen_sandbox') };
  for (let use = 0; use < 2; use += 1) {
    expect(await redeemNonce(db, needs, 'fake-valid-visa-nonce')).toMatchObject({
      isRedeemed: true,
    });
  }
  expect(await redeemNonce(db, needs, 'fake-consumed-nonce')).toEqual({
    isRedeemed: false,
    reason: 'consumed',
  });
});

test('outside the sandbox there are none of them', async () => {
  const settings = { ...deps.settings, GATEWAY_SANDBOX: false };
  const needs = { ...deps, settings, merchant: await merchant('albumen_sandbox') };
  expect(await getNonce(db, needs, 'fake-valid-visa-nonce')).toBeUndefined();
});
