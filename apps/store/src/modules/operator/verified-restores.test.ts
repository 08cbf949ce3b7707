import { getOperatorOverview } from '@albumen/contract/endpoints/operator';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { recordVerifiedRestore } from './verified-restores.service.ts';

const { browser, deps } = await openTestApp();

test('the operator is shown the last restore that was verified, and that there is none yet', async () => {
  const client = browser();
  await client.operate();
  const shown = async () => (await client.call(getOperatorOverview)).body.verifiedRestore;
  expect(await shown()).toBeNull();
  const noon = new Date('2026-11-26T12:00:00Z');
  await recordVerifiedRestore(deps, { restoredTo: new Date(0), photos: 1, orders: 0 });
  await recordVerifiedRestore(deps, { restoredTo: noon, photos: 5, orders: 2 });
  expect(await shown()).toEqual({
    restoredTo: noon.toISOString(),
    photos: 5,
    orders: 2,
    verifiedAt: expect.stringMatching(/Z$/),
  });
});
