import {
  createBrand,
  deleteBrand,
  listBrands,
  makeBrandDefault,
  updateBrand,
} from '@albumen/contract/endpoints/brands';
import {
  revokeLink,
  editGallerySettings,
  deleteGallery,
  mailLink,
  restoreGallery,
  shareGallery,
} from '@albumen/contract/endpoints/galleries';
import { auditCsv, listAuditEntries } from '@albumen/contract/endpoints/operator-audit';
import { payoutsCsv } from '@albumen/contract/endpoints/operator-books';
import {
  createDiscount,
  endDiscount,
  listDiscounts,
} from '@albumen/contract/endpoints/operator-discounts';
import { getOperatorMail } from '@albumen/contract/endpoints/operator';
import {
  changeOperatorRole,
  inviteOperator,
  listOperators,
  removeOperator,
} from '@albumen/contract/endpoints/operators';
import { saveMarkups } from '@albumen/contract/endpoints/markups';
import { savePayoutDetails } from '@albumen/contract/endpoints/sales';
import { beforeEach, expect, test } from 'vitest';
import { photographerOf, springCode } from '../../../test/audited.ts';
import { openTestApp } from '../../../test/test-app.ts';

const app = await openTestApp();
const { browser, db, empty } = app;

beforeEach(empty);

const entries = () =>
  db
    .selectFrom('auditEntries')
    .select(['action', 'actorName', 'subjectName', 'before', 'after', 'ip'])
    .orderBy('id')
    .execute();

test.each(['halide', 'cyan'] as const)(
  'who sees a gallery at %s: each change is one entry',
  async (labBrand) => {
    const { account, client, params } = await photographerOf(app, labBrand);
    await client.call(shareGallery, { params });
    await client.call(shareGallery, { params });
    await client.call(editGallerySettings, { params, body: { pin: '2468' }, ip: '203.0.113.7' });
    await client.call(editGallerySettings, {
      params,
      body: { pin: '1357', allowsDownloads: false },
    });
    await client.call(editGallerySettings, { params, body: { allowsDownloads: false } });
    await client.call(editGallerySettings, { params, body: { pin: null } });
    await client.call(mailLink, { params, body: { email: 'a@b.co, c@d.co', note: '' } });
    await client.call(revokeLink, { params });
    await client.call(deleteGallery, { params });
    await client.call(deleteGallery, { params });
    await client.call(restoreGallery, { params });
    const found = await entries();
    expect(found.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['gallery.share', {}, {}],
      ['gallery.access', { pin: 'none' }, { pin: 'set' }],
      [
        'gallery.access',
        { pin: 'set', allowsDownloads: true },
        { pin: 'another', allowsDownloads: false },
      ],
      ['gallery.access', { pin: 'set' }, { pin: 'none' }],
      ['gallery.invite', {}, { recipients: 2 }],
      ['gallery.revoke', {}, {}],
      ['gallery.delete', {}, {}],
      ['gallery.restore', {}, {}],
    ]);
    expect(new Set(found.map(({ actorName }) => actorName))).toEqual(new Set([account.email]));
    expect(found[1]).toMatchObject({ subjectName: 'Mia and Tom', ip: '203.0.113.7' });
    expect(JSON.stringify(found)).not.toMatch(/"2468|"1357|argon/);
  },
);

test('how galleries and mails are signed: each change of a brand is one entry', async () => {
  const { client } = await photographerOf(app);
  const { body: created } = await client.call(createBrand, { body: { businessName: 'North' } });
  const { brandId } = created;
  const brand = { brandId, businessName: 'North', logoStyle: 'text' } as const;
  await client.call(updateBrand, { body: { ...brand, replyEmail: 'north@people.test' } });
  await client.call(updateBrand, { body: { ...brand, replyEmail: 'north@people.test' } });
  const { body: listed } = await client.call(listBrands);
  await client.call(makeBrandDefault, { params: { brandId } });
  await client.call(deleteBrand, { params: { brandId: listed.brands[0]?.brandId ?? '' } });
  const found = await entries();
  expect(found.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['brand.create', {}, {}],
    ['brand.change', { replyEmail: '' }, { replyEmail: 'north@people.test' }],
    ['brand.default', {}, {}],
    ['brand.delete', {}, {}],
  ]);
});

test('prices and where payouts go are told with what they were', async () => {
  const { client } = await photographerOf(app);
  const markup = (value: string) => ({
    markups: [{ productId: 'photographic-print', kind: 'percent', value } as const],
  });
  await client.call(saveMarkups, { body: markup('40') });
  await client.call(saveMarkups, { body: markup('40') });
  await client.call(saveMarkups, { body: markup('50') });
  const bank = { holderName: 'Ada', kind: 'us', iban: '', routingNumber: '021000021' };
  await client.call(savePayoutDetails, { body: { ...bank, accountNumber: '123456789' } });
  await client.call(savePayoutDetails, { body: { ...bank, accountNumber: '987654321' } });
  const found = await entries();
  expect(found.slice(0, 2)).toMatchObject([
    { action: 'prices.change', before: {}, after: { 'photographic-print': 'percent 40' } },
    {
      before: { 'photographic-print': 'percent 40' },
      after: { 'photographic-print': 'percent 50' },
    },
  ]);
  expect(found.slice(2)).toMatchObject([
    {
      action: 'payout.details',
      before: { paidTo: null },
      after: { paidTo: expect.stringContaining('6789') },
    },
    {
      before: { paidTo: expect.stringContaining('6789') },
      after: { paidTo: expect.stringContaining('4321') },
    },
  ]);
  expect(JSON.stringify(found)).not.toContain('123456789');
});

test('codes, roles, exports and mail that was read bear the operator’s name', async () => {
  const admin = await browser().operate();
  await admin.call(createDiscount, { body: springCode });
  const { discounts } = (await admin.call(listDiscounts)).body;
  const discount = { params: { id: discounts[0]?.id ?? '' } };
  await admin.call(endDiscount, discount);
  await admin.call(endDiscount, discount);
  const bo = { email: 'bo@example.com', name: 'Bo', role: 'support' };
  await admin.call(inviteOperator, { body: bo });
  const { operators } = (await admin.call(listOperators)).body;
  const params = { id: operators.find(({ email }) => email === bo.email)?.id ?? '' };
  await admin.call(changeOperatorRole, { params, body: { role: 'finance' } });
  await admin.call(changeOperatorRole, { params, body: { role: 'finance' } });
  await admin.call(removeOperator, { params });
  await admin.call(payoutsCsv);
  const mail = {
    labBrand: 'halide',
    kind: 'welcome',
    toAddress: 'a@b.co',
    subject: 'Hi',
    html: '',
    text: '',
  } as const;
  const { id } = await db
    .insertInto('outboxMails')
    .values(mail)
    .returning('id')
    .executeTakeFirstOrThrow();
  await admin.call(getOperatorMail, { params: { id } });
  await admin.send({ method: 'GET', url: `/operator/outbox/${id}/page` });
  const found = await entries();
  expect(found.map(({ action }) => action)).toEqual([
    'discount.create',
    'discount.end',
    'operator.invite',
    'operator.role',
    'operator.remove',
    'export.payouts',
    'mail.read',
  ]);
  expect(found[3]).toMatchObject({ before: { role: 'support' }, after: { role: 'finance' } });
  expect(new Set(found.map(({ actorName }) => actorName))).toEqual(
    new Set(['Olive administrator, administrator@albumen.test']),
  );
});

test('the log is searched, paged and taken along as a file', async () => {
  const admin = await browser().operate();
  const rows = Array.from({ length: 120 }, (_, index) => ({
    actorKind: 'account' as const,
    actorId: 'a',
    actorName: index % 2 === 0 ? 'ada@example.com' : '=cmd@example.com',
    ip: '203.0.113.7',
    action: index < 60 ? ('gallery.share' as const) : ('gallery.access' as const),
    subjectId: `gallery-${index}`,
    subjectName: index === 7 ? '100%_sure' : `Gallery ${index}`,
    before: '{}',
    after: '{"pin":"set"}',
  }));
  await db.insertInto('auditEntries').values(rows).execute();
  const page = async (query: Record<string, string>) =>
    (await admin.call(listAuditEntries, { query })).body;
  const first = await page({});
  expect([first.entries.length, first.entries[0]?.subjectName]).toEqual([50, 'Gallery 119']);
  const second = await page({ before: first.next ?? '' });
  const third = await page({ before: second.next ?? '' });
  expect([second.entries.length, third.entries.length, third.next]).toEqual([50, 20, null]);
  expect((await page({ find: '0%_s' })).entries).toHaveLength(1);
  expect((await page({ find: 'ADA@', action: 'gallery.share' })).entries).toHaveLength(30);
  expect((await page({ find: 'gallery-3' })).entries).toHaveLength(1);
  expect((await page({ action: 'nonsense' })).entries).toEqual([]);
  expect((await page({ find: 'gallery 3\0' })).entries).toHaveLength(11);
  const odd = await admin.call(auditCsv, { query: { find: 'nobody\0', action: '\0x' } });
  expect([odd.status, odd.text.trim().split('\r\n').length]).toEqual([200, 1]);
  const file = await admin.call(auditCsv, { query: { action: 'gallery.access' } });
  const lines = file.text.trim().split('\r\n');
  expect(file.headers['content-disposition']).toContain('audit.csv');
  expect([lines.length, lines[1]?.includes("'=cmd@example.com")]).toEqual([61, true]);
  expect((await page({})).entries[0]).toMatchObject({
    action: 'export.audit',
    actorKind: 'operator',
  });
});
