import { referencesWithoutIndex } from '@albumen/test-kit/foreign-keys';
import { expect, test } from 'vitest';
import { startTestGateway } from '../../test/test-gateway.ts';
import { schemas } from '../wire.ts';

const { db } = await startTestGateway();
const neverDeleted = ['merchants', 'transactions'];

test('each foreign key has an index: deleting what it refers to reads no table from end to end', async () => {
  expect(await referencesWithoutIndex(db, schemas.tables, neverDeleted)).toEqual([]);
});
