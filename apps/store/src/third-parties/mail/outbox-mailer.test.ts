import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import {
  createOutboxMailer,
  deleteOutboxMailsBefore,
  findOutboxMail,
  listOutboxMails,
} from './outbox-mailer.ts';
import { sampleMails } from './sample-mails.ts';

const { db, empty } = await createTestDatabase<Tables>();
beforeEach(empty);

const mailer = createOutboxMailer(db);
const from = { name: 'Halide', address: 'no-reply@halide.example' };

test('every mail is kept whole, so that its link can be followed', async () => {
  const mails = sampleMails('halide');
  for (const mail of mails) await mailer.send({ ...mail, to: 'ada@example.com', from });
  const kept = await listOutboxMails(db, { limit: 100 });
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(mails.map(({ kind }) => kind).toSorted());
  const [first] = kept;
  const whole = await findOutboxMail(db, first?.id ?? '');
  const sent = mails.find(({ kind }) => kind === first?.kind);
  expect(whole).toMatchObject({ labBrand: 'halide', html: sent?.html, text: sent?.text });
});

test('the list is the newest first, for one address when asked, and ends at its limit', async () => {
  const [mail] = sampleMails('cyan');
  if (mail === undefined) throw new Error('no sample');
  for (const to of ['ada@example.com', 'bo@example.com', 'bo@example.com']) {
    await mailer.send({ ...mail, to, from });
    await sql`update outbox_mails set created_at = created_at - interval '1 minute'`.execute(db);
  }
  const all = await listOutboxMails(db, { limit: 2 });
  expect(all.map(({ toAddress }) => toAddress)).toEqual(['bo@example.com', 'bo@example.com']);
  const ofAda = await listOutboxMails(db, { limit: 10, toAddress: 'ada@example.com' });
  expect(ofAda).toHaveLength(1);
});

test('an address with a header in it is refused here as well', async () => {
  const [mail] = sampleMails('halide');
  if (mail === undefined) throw new Error('no sample');
  const to = 'ada@example.com\r\nBcc: eve@example.com';
  await expect(mailer.send({ ...mail, to, from })).rejects.toThrow(RangeError);
  expect(await listOutboxMails(db, { limit: 10 })).toEqual([]);
});

test('old mails can be cleared away', async () => {
  const [mail] = sampleMails('halide');
  if (mail === undefined) throw new Error('no sample');
  await mailer.send({ ...mail, to: 'ada@example.com', from });
  await deleteOutboxMailsBefore(db, new Date(Date.now() - 60_000));
  expect(await listOutboxMails(db, { limit: 10 })).toHaveLength(1);
  await deleteOutboxMailsBefore(db, new Date(Date.now() + 60_000));
  expect(await listOutboxMails(db, { limit: 10 })).toEqual([]);
});
