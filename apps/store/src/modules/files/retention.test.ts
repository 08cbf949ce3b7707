import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createFactories } from '../../../test/factories.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { newId } from '../../ids.ts';
import { carryOutRetention, retentionRules } from './retention.service.ts';

const { db, deps } = await startTestStore();
const make = createFactories(db);

/** The nightly job, run when this many days have passed. */
async function afterDays(days: number): Promise<void> {
  const now = new Date(Date.now() + days * 86_400_000);
  await carryOutRetention({ ...deps, clock: { now: () => now } });
}

test('a checkout that no order came of goes after 90 days, one that became an order stays', async () => {
  const { id: accountId } = await make.account();
  const cart = { id: newId(), labBrand: 'halide', accountId } as const;
  await db.insertInto('carts').values(cart).execute();
  const checkout = { labBrand: 'halide', cartId: cart.id, email: 'mia@example.com' } as const;
  const ordered = { ...checkout, id: newId(), orderId: newId() };
  await db
    .insertInto('checkouts')
    .values([{ ...checkout, id: newId() }, ordered])
    .execute();
  const left = () => db.selectFrom('checkouts').select('id').execute();
  await afterDays(89);
  expect(await left()).toHaveLength(2);
  await afterDays(91);
  expect(await left()).toEqual([{ id: ordered.id }]);
});

test('an email that was only typed goes after 90 days; a guest who used or proved it stays', async () => {
  const photo = await make.photo();
  const galleryId = photo.galleryId ?? '';
  const guest = { galleryId, email: 'tom@example.com' };
  const typed = { ...guest, id: newId() };
  const proved = { ...guest, id: newId(), confirmedAt: new Date() };
  const downloaded = { ...guest, id: newId(), downloadedAt: new Date() };
  const hearted = { ...guest, id: newId() };
  const guests = [typed, proved, downloaded, hearted];
  for (const row of guests) await db.insertInto('galleryGuests').values(row).execute();
  const favorite = { photoId: photo.id, galleryId, guestId: hearted.id };
  await db.insertInto('favorites').values(favorite).execute();
  const left = async () =>
    (await db.selectFrom('galleryGuests').select('id').execute()).map(({ id }) => id);
  await afterDays(89);
  expect(await left()).toHaveLength(4);
  await afterDays(91);
  expect(new Set(await left())).toEqual(new Set([proved.id, downloaded.id, hearted.id]));
});

test('a log of sign-ins loses its addresses after 90 days and ends after a year', async () => {
  const { id: accountId } = await make.account();
  await db
    .insertInto('accountEvents')
    .values({ accountId, kind: 'signed-in', ip: '203.0.113.7' })
    .execute();
  const left = () => db.selectFrom('accountEvents').select(['kind', 'ip']).execute();
  await afterDays(89);
  expect(await left()).toEqual([{ kind: 'signed-in', ip: '203.0.113.7' }]);
  await afterDays(91);
  expect(await left()).toEqual([{ kind: 'signed-in', ip: '' }]);
  await afterDays(366);
  expect(await left()).toEqual([]);
});

test.each(retentionRules)('the page on retention says: $what, $days days', async (rule) => {
  const page = await readFile(new URL('../../../../../docs/retention.md', import.meta.url), 'utf8');
  expect(page).toContain(`| ${rule.what} | ${rule.days} days |`);
});
