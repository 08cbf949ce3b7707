import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { testSecrets } from '../../../test/test-secrets.ts';
import { createSealer } from '../../sealer.ts';
import { getCard, getCardOutcome, storeCard } from './cards.service.ts';

const { db, deps, clock } = await startTestGateway();
const merchantId = 'albumen_sandbox';

function store(number: string, owner = merchantId) {
  const entry = { number, expirationMonth: '01', expirationYear: '2033' };
  return storeCard(db, deps.sealer, { merchantId: owner, entry, now: clock.now() });
}

test('a stored card tells its first six and last four digits, and no more', async () => {
  const { id } = await store('4111111111111111');
  expect(await getCard(db, merchantId, id)).toMatchObject({
    bin: '411111',
    lastFour: '1111',
    brand: 'Visa',
    expirationMonth: '01',
  });
  const row = await db.selectFrom('cards').selectAll().where('id', '=', id).executeTakeFirst();
  expect(`${JSON.stringify(row)} ${row?.numberSealed.toString('latin1')}`).not.toContain(
    '4111111111111111',
  );
});

test('the same number has the same fingerprint at one merchant, and another at the next', async () => {
  const [one, again, other, foreign] = [
    await store('4111111111111111'),
    await store('4111111111111111'),
    await store('5555555555554444'),
    await store('4111111111111111', 'integration_merchant_id'),
  ];
  expect(again.fingerprint).toBe(one.fingerprint);
  expect(other.fingerprint).not.toBe(one.fingerprint);
  expect(foreign.fingerprint).not.toBe(one.fingerprint);
});

test('another merchant does not see it', async () => {
  const { id } = await store('4111111111111111');
  expect(await getCard(db, 'integration_merchant_id', id)).toBeUndefined();
});

test('some numbers have an outcome of their own', async () => {
  expect(await getCardOutcome(db, deps.sealer, await store('4000111111111511'))).toBe(
    'rejectedAsFraud',
  );
  expect(await getCardOutcome(db, deps.sealer, await store('4111111111111111'))).toBeUndefined();
});

test('what is sealed opens only in its place, unchanged, by its key', () => {
  const { sealer } = deps;
  const sealed = sealer.seal('4111111111111111', 'card:1');
  expect(sealer.open(sealed, 'card:1')).toBe('4111111111111111');
  expect(() => sealer.open(sealed, 'card:2')).toThrow();
  expect(() =>
    createSealer({ ...testSecrets, secret: 'another secret' }).open(sealed, 'card:1'),
  ).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => sealer.open(changed, 'card:1')).toThrow();
  expect(sealer.seal('4111111111111111', 'card:1')).not.toEqual(sealed);
});
