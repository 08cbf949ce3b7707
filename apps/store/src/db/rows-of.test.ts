import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { insertPeople } from '../modules/faces/people.queries.ts';
import { newId } from '../ids.ts';

const { db, make } = await openTestApp();

test('more rows are written at once than a statement has values for', async () => {
  const { id: galleryId } = await make.gallery();
  const people = Array.from({ length: 22_000 }, () => ({ id: newId(), galleryId, isKept: true }));
  await insertPeople(db, people);
  await insertPeople(db, []);
  const { count } = await db
    .selectFrom('people')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('galleryId', '=', galleryId)
    .where('isKept', '=', true)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(22_000);
});
