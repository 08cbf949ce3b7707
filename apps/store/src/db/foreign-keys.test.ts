import { referencesWithoutIndex } from '@albumen/test-kit/foreign-keys';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const { db } = await openTestApp();
const neverDeleted = ['orders', 'payment_links', 'discounts', 'provider_comparisons'];

test('each foreign key has an index: deleting what it refers to reads no table from end to end', async () => {
  expect(await referencesWithoutIndex(db, 'public', neverDeleted)).toEqual([]);
});
