import { exportAccount } from '@albumen/contract/endpoints/accounts';
import {
  deleteGallery,
  editGallerySettings,
  shareGallery,
} from '@albumen/contract/endpoints/galleries';
import { auditCsv } from '@albumen/contract/endpoints/operator-audit';
import { payoutsCsv } from '@albumen/contract/endpoints/operator-books';
import { createDiscount } from '@albumen/contract/endpoints/operator-discounts';
import { inviteOperator } from '@albumen/contract/endpoints/operators';
import { paymentLinksCsv } from '@albumen/contract/endpoints/payment-links';
import { saveMarkups } from '@albumen/contract/endpoints/markups';
import { statementCsv } from '@albumen/contract/endpoints/sales';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { photographerOf, springCode } from '../../../test/audited.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const app = await openTestApp();
const { browser, db, empty } = app;

beforeEach(empty);

const entries = () =>
  db
    .selectFrom('auditEntries')
    .select(['action', 'actorName', 'subjectName'])
    .orderBy('id')
    .execute();

describe('append-only', () => {
  const entry = {
    actorKind: 'system',
    actorId: '',
    actorName: '',
    ip: '',
    action: 'gallery.share',
    subjectId: 'x',
    subjectName: 'x',
    before: '{}',
    after: '{}',
  } as const;
  const refused = expect.objectContaining({ code: '42501' });

  test.each([
    ['changed', sql`update audit_entries set actor_name = 'Eve'`],
    ['deleted', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
  ])('an entry cannot be %s', async (_, statement) => {
    await db.insertInto('auditEntries').values(entry).execute();
    await expect(statement.execute(db)).rejects.toEqual(refused);
    expect(await entries()).toHaveLength(1);
  });

  test('what is older than ten years may go', async () => {
    const old = sql<Date>`now() - interval '10 years 1 day'`;
    await db
      .insertInto('auditEntries')
      .values([
        { ...entry, happenedAt: old },
        { ...entry, subjectName: 'kept' },
      ])
      .execute();
    await sql`delete from audit_entries where happened_at < now() - interval '10 years'`.execute(
      db,
    );
    expect(await entries()).toMatchObject([{ subjectName: 'kept' }]);
  });
});

/** As a kill or a full disk would: nothing can be written to the log. */
async function withoutLog(what: () => Promise<void>): Promise<void> {
  await sql`alter table audit_entries add constraint nothing check (false) not valid`.execute(db);
  await what().finally(() => sql`alter table audit_entries drop constraint nothing`.execute(db));
}

test('where the entry cannot be written, the change is not made, nor is anything shown', async () => {
  const { account, client, params } = await photographerOf(app);
  const admin = await browser().operate();
  const body = {
    markups: [{ productId: 'photographic-print', kind: 'percent', value: '40' } as const],
  };
  const tries: [string, (client: TestClient) => Promise<{ status: number }>][] = [
    ['gallery.access', () => client.call(editGallerySettings, { params, body: { pin: '2468' } })],
    ['gallery.share', () => client.call(shareGallery, { params })],
    ['gallery.delete', () => client.call(deleteGallery, { params })],
    ['prices.change', () => client.call(saveMarkups, { body })],
    [
      'export.account',
      () =>
        client.call(exportAccount, {
          headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
        }),
    ],
    ['export.links', () => client.call(paymentLinksCsv)],
    ['export.statement', () => client.call(statementCsv, { params: { month: '2026-10' } })],
    ['discount.create', () => admin.call(createDiscount, { body: springCode })],
    [
      'operator.invite',
      () => admin.call(inviteOperator, { body: { email: 'b@c.de', name: 'Bo', role: 'support' } }),
    ],
    ['export.payouts', () => admin.call(payoutsCsv)],
    ['export.audit', () => admin.call(auditCsv, { query: {} })],
  ];
  await withoutLog(async () => {
    for (const [action, attempt] of tries) {
      expect([action, (await attempt(client)).status]).toEqual([action, 500]);
    }
  });
  const gallery = await db
    .selectFrom('galleries')
    .selectAll()
    .where('id', '=', params.galleryId)
    .executeTakeFirstOrThrow();
  expect(gallery).toMatchObject({ pinHash: null, shareId: null, deletedAt: null });
  for (const table of ['productMarkups', 'discounts', 'auditEntries'] as const) {
    expect(
      await db
        .selectFrom(table)
        .select(sql`1`.as('one'))
        .execute(),
    ).toEqual([]);
  }
  expect(await db.selectFrom('operators').select('email').execute()).toHaveLength(1);
  for (const [action, attempt] of tries) {
    expect([action, (await attempt(client)).status]).toEqual([action, 200]);
  }
  const actions = (await entries()).map(({ action }) => action);
  expect(actions).toEqual(tries.map(([action]) => action));
  expect(account.email).toBe((await entries())[0]?.actorName);
});
