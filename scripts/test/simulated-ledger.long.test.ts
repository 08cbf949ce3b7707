import fc from 'fast-check';
import { test } from 'vitest';
import { simulatedBuyer } from './simulated-buyers.ts';
import { expectSameLedger } from './simulated-ledger.ts';
import { openStoreAndGateway } from './store-and-gateway.ts';

const rig = await openStoreAndGateway();
const count = 10_000;

test(
  'books, gateway and what buyers did say the same of 10,000 orders and links',
  { timeout: 90 * 60_000 },
  async () => {
    await expectSameLedger(rig, fc.sample(simulatedBuyer, count));
  },
);
