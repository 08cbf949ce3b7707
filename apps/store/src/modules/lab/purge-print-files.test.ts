import { newKey } from '@albumen/file-store/keys';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { newId } from '../../ids.ts';
import { previewsFolder } from '../card-previews/designs-version.ts';
import { purgePrintFiles } from './purge-print-files.service.ts';

const { db, deps, clock, empty } = await openTestApp();
const dayMs = 86_400_000;
beforeEach(empty);

async function printFile(status: 'shipped' | 'accepted'): Promise<string> {
  const labOrderId = newId();
  const request = JSON.stringify({ items: [] });
  await db
    .insertInto('labOrders')
    .values({
      id: labOrderId,
      orderId: newId(),
      labBrand: 'halide',
      reference: labOrderId,
      shippingGroup: 'prints',
      departmentId: 'prints',
      status,
      request,
    })
    .execute();
  const fileKey = await stored();
  await db
    .insertInto('printFiles')
    .values({
      id: newId(),
      labOrderId,
      itemId: newId(),
      part: 'front',
      name: '01-front.jpg',
      fileKey,
      contentType: 'image/jpeg',
      sizeBytes: 4,
      md5: '',
      sha256: '',
      documentHash: '',
    })
    .execute();
  return fileKey;
}

async function stored(): Promise<string> {
  const key = newKey('print', 'jpg');
  await deps.files.put(key, Buffer.from('jpeg'), { contentType: 'image/jpeg' });
  return key;
}

const isThere = async (key: string) => (await deps.files.stat(key)) !== undefined;

test('print files go two months after their order was shipped, those of open orders stay', async () => {
  const shipped = await printFile('shipped');
  const open = await printFile('accepted');
  clock.moveBy(59 * dayMs);
  await purgePrintFiles(deps);
  expect([await isThere(shipped), await isThere(open)]).toEqual([true, true]);
  clock.moveBy(2 * dayMs);
  await purgePrintFiles(deps);
  expect([await isThere(shipped), await isThere(open)]).toEqual([false, true]);
  expect(await db.selectFrom('printFiles').select('fileKey').execute()).toEqual([
    { fileKey: open },
  ]);
});

test('a file that no order knows goes after a day, not before', async () => {
  const lost = await stored();
  clock.moveBy(-clock.now().getTime() + Date.now());
  await purgePrintFiles(deps);
  expect(await isThere(lost)).toBe(true);
  clock.moveBy(2 * dayMs);
  await purgePrintFiles(deps);
  expect(await isThere(lost)).toBe(false);
});

test('after a restore the files of orders placed since stay for a week', async () => {
  const unknown = await stored();
  const shipped = await printFile('shipped');
  await db
    .insertInto('installation')
    .values({ foreignSeenAt: sql`now() - interval '6 days'` })
    .execute();
  clock.moveBy(62 * dayMs);
  await purgePrintFiles(deps);
  expect([await isThere(unknown), await isThere(shipped)]).toEqual([true, false]);
  await db
    .updateTable('installation')
    .set({ foreignSeenAt: sql`now() - interval '8 days'` })
    .execute();
  await purgePrintFiles(deps);
  expect(await isThere(unknown)).toBe(false);
});

test('previews of cards stay for good, those that are drawn otherwise by now go', async () => {
  const name = `${'a'.repeat(40)}.webp`;
  const [today, before] = [previewsFolder + name, `print/card-previews/000000000000/${name}`];
  for (const key of [today, before]) {
    await deps.files.put(key, Buffer.from('webp'), { contentType: 'image/webp' });
  }
  clock.moveBy(Date.now() - clock.now().getTime() + 40 * dayMs);
  await purgePrintFiles(deps);
  expect([await isThere(today), await isThere(before)]).toEqual([true, false]);
});
