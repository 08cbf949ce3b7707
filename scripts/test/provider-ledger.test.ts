import { beforeEach, expect, test } from 'vitest';
import { integration } from '../../apps/gateway/test/server-sdk.ts';
import { startTestGateway } from '../../apps/gateway/test/test-gateway.ts';
import { createCharges } from '../../apps/store/src/third-parties/payments/gateway-charges.ts';
import { createProviderLedger } from '../../apps/store/src/third-parties/payments/provider-ledger.ts';
import { openServerSdk } from '../../apps/store/src/third-parties/payments/server-sdk.ts';

const { origin, reset } = await startTestGateway({ poolSize: 4 });
const sdk = () => openServerSdk({ url: origin, ...integration });
const charges = createCharges(sdk);
const ledger = createProviderLedger(sdk);
const dayMs = 86_400_000;
const today = () => [new Date(Date.now() - dayMs), new Date(Date.now() + dayMs)] as const;

beforeEach(reset);

async function charged(reference: string, amountMinor: number): Promise<string> {
  const order = { reference, amountMinor, currency: 'USD', token: 'fake-valid-nonce' };
  const outcome = await charges.charge(order);
  if (outcome.kind !== 'charged') throw new Error(`${reference} was not charged`);
  return outcome.transactionId;
}

test('the gateway lists what it took, what it gave back and what it took back, and nothing declined', async () => {
  const kept = await charged('H-1', 2_550);
  const voided = await charged('H-2', 1_000);
  await charges.refund({
    transactionId: voided,
    reference: 'back',
    amountMinor: 1_000,
    currency: 'USD',
  });
  const settled = await charged('H-3', 3_000);
  await (await sdk()).testing.settle(settled);
  const part = { transactionId: settled, reference: 'part', amountMinor: 500, currency: 'USD' };
  const returned = await charges.refund(part);
  const declined = { reference: 'H-4', amountMinor: 200_000, currency: 'USD' };
  await charges.charge({ ...declined, token: 'fake-valid-nonce' });

  const listed = await ledger.list(...today());
  const byReference = new Map(listed.map((movement) => [movement.reference, movement]));
  expect([...byReference.keys()].toSorted()).toEqual(['H-1', 'H-2', 'H-3', 'part']);
  expect(byReference.get('H-1')).toEqual({
    kind: 'charge',
    id: kept,
    reference: 'H-1',
    amountMinor: 2_550,
    currency: 'USD',
    isVoided: false,
  });
  expect(byReference.get('H-2')).toMatchObject({ kind: 'charge', id: voided, isVoided: true });
  expect(byReference.get('part')).toMatchObject({
    kind: 'return',
    id: returned.kind === 'returned' ? returned.returnId : '',
    amountMinor: 500,
  });
});

test('a reference finds its own movement, and a stretch of time without any is empty', async () => {
  const id = await charged('H-1', 2_550);
  await charged('H-12', 100);
  expect(await ledger.find('H-1')).toMatchObject([{ id }]);
  expect(await ledger.find('H-9')).toEqual([]);
  const longAgo = [new Date('2020-01-01'), new Date('2020-01-02')] as const;
  expect(await ledger.list(...longAgo)).toEqual([]);
});
