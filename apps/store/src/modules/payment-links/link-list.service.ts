import type { PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { limits } from '@albumen/contract/limits';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { listChargedAttempts } from '../payments/attempts.service.ts';
import { csvHead, csvLine } from './link-csv.ts';
import { presentRow } from './payment-links.presenter.ts';
import { listOfAccount, type LinkRow, type LinksPage } from './payment-links.queries.ts';

export async function listLinks(
  { db, clock }: Dependencies,
  visit: Visit,
  next: string | undefined,
): Promise<PaymentLinks> {
  const accountId = accountOf(visit).id;
  const before = next === undefined ? undefined : readCursor(next);
  const count = limits.paymentLinksPerPage;
  const rows = await listOfAccount(db, { accountId, before, count: count + 1 });
  const shown = rows.slice(0, count);
  const last = rows.length > count ? shown.at(-1) : undefined;
  const at = { origin: visit.origin, now: clock.now() };
  return {
    links: shown.map((link) => presentRow(link, at)),
    next: last === undefined ? null : `${last.createdAt.getTime()}.${last.id}`,
  };
}

const cursor = z.string().regex(/^\d{12,14}\.[A-Za-z0-9_-]{22}$/);

/** A cursor holds nothing but a place in the caller's own list, so it needs no seal. */
function readCursor(text: string): NonNullable<LinksPage['before']> {
  const read = cursor.safeParse(text);
  if (!read.success) fail('invalidRequest');
  const [ms = '', id = ''] = read.data.split('.');
  return { createdAt: new Date(Number(ms)).toISOString(), id };
}

const atOnce = 500;

/** All links of the account as CSV, the newest first, a part at a time. */
export async function* csvOfLinks({ db, clock }: Dependencies, visit: Visit) {
  const accountId = accountOf(visit).id;
  const at = { origin: visit.origin, now: clock.now() };
  yield csvHead();
  let before: LinksPage['before'];
  for (;;) {
    const links: LinkRow[] = await listOfAccount(db, { accountId, before, count: atOnce });
    const last = links.at(-1);
    if (last === undefined) return;
    const charged = await listChargedAttempts(
      db,
      links.map(({ id }) => id),
    );
    const paidBy = new Map(charged.map((payment) => [payment.payableId, payment]));
    yield links.map((link) => csvLine(link, presentRow(link, at), paidBy.get(link.id))).join('');
    before = { createdAt: last.createdAt.toISOString(), id: last.id };
  }
}
