import { getWeek } from '@albumen/contract/endpoints/sales';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { bookOrderSale } from './books.service.ts';

const { db, deps, browser, make, clock } = await openTestApp();

const dayMs = 86_400_000;

test('the last seven days tell what guests hearted and bought, and nothing of before', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const [one, two, three] = await make.photos(3, { galleryId });
  const at = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * dayMs);
  await make.favorite({ photoId: one?.id ?? '', createdAt: at(0) });
  await make.favorite({ photoId: two?.id ?? '', createdAt: at(6) });
  await make.favorite({ photoId: three?.id ?? '', createdAt: at(8) });
  // The photographer's own choice, and a heart in somebody else's gallery, are no guest's.
  await make.favorite({ photoId: three?.id ?? '', accountId: account.id, createdAt: at(0) });
  await make.favorite({ photoId: (await make.photo()).id, createdAt: at(0) });
  const sale = {
    attemptId: 'a-1',
    reference: 'H-1-x',
    orderId: 'o-1',
    currency: 'USD',
    totalMinor: 5_000,
    shippingMinor: 900,
    taxMinor: 300,
    lines: [{ sellerId: account.id, markupMinor: 1_000 }],
  };
  const charged = { chargedMinor: 5_000, chargedCurrency: 'USD', at: at(2) };
  await db.transaction().execute((trx) => bookOrderSale(trx, deps, { ...sale, ...charged }));

  const { days, currency } = (await client.call(getWeek)).body;
  expect(currency).toBe('USD');
  expect(days.map(({ favorites }) => favorites)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  expect(days.map(({ sales }) => sales)).toEqual([0, 0, 0, 0, 1, 0, 0]);
  expect(days[4]).toMatchObject({ earnedMinor: 1_000, on: at(2).toISOString().slice(0, 10) });
});
