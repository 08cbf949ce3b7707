import fc from 'fast-check';
import { test } from 'vitest';
import { simulatedBuyer } from './simulated-buyers.ts';
import { expectSameLedger } from './simulated-ledger.ts';
import { openStoreAndGateway } from './store-and-gateway.ts';

const rig = await openStoreAndGateway();

test('books, gateway and what buyers did say the same, whatever is declined, settled or returned', async () => {
  await expectSameLedger(rig, fc.sample(simulatedBuyer, 24));
});
