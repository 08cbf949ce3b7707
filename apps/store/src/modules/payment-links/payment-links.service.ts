import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { messages } from '@albumen/contract/messages';
import { linkCurrencies } from '@albumen/contract/payment-links/link-labels';
import { methodField } from '@albumen/contract/payment-links/link-methods';
import { methodsFor } from '@albumen/contract/payments/pay-methods';
import { parseTypedAmount } from '@albumen/domain/money/typed-amount';
import { endOfDueDay } from '@albumen/domain/payment-links/due-date';
import { isInDoubt } from '@albumen/domain/payments/attempt.machine';
import type { Kysely } from 'kysely';
import QRCode from 'qrcode';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { findChargedAttempt, findOpenAttempt } from '../payments/attempts.service.ts';
import { insertEvent, listEvents } from '../payments/payable-events.ts';
import { listRefunds } from '../payments/refunds.service.ts';
import { changeLink } from './change-link.service.ts';
import { isOwn } from './payment-links.policy.ts';
import { linkUrl, presentLink } from './payment-links.presenter.ts';
import * as queries from './payment-links.queries.ts';
import type { LinkRow } from './payment-links.queries.ts';

/** Its form as it was checked: every field there, empty where nothing was given. */
export type LinkValues = Readonly<Record<string, string>>;

export async function getOwnLink(
  db: Kysely<Tables>,
  visit: Visit,
  linkId: string,
): Promise<LinkRow> {
  const link = await queries.findLink(db, linkId);
  if (link === undefined || !isOwn(visit, link)) fail('notFound');
  return link;
}

/** The same under its lock, for whoever is going to change it. */
export async function lockOwnLink(
  trx: Kysely<Tables>,
  visit: Visit,
  linkId: string,
): Promise<LinkRow> {
  const link = await queries.lockLink(trx, linkId);
  if (link === undefined || !isOwn(visit, link)) fail('notFound');
  return link;
}

export async function getLink(
  { db, clock }: Dependencies,
  visit: Visit,
  linkId: string,
): Promise<PaymentLink> {
  const link = await getOwnLink(db, visit, linkId);
  const charged = await findChargedAttempt(db, linkId);
  const open = charged ?? (await findOpenAttempt(db, linkId));
  const isPayment = open?.status === 'charged' || open?.status === 'pending';
  const payment = isPayment ? open : undefined;
  const requested = (await listRefunds(db, linkId)).filter(({ status }) => status === 'requested');
  const refundingMinor = requested.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const events = await listEvents(db, linkId);
  const { origin } = visit;
  return presentLink({ link, payment, refundingMinor, events }, { origin, now: clock.now() });
}

export async function createLink(
  deps: Dependencies,
  visit: Visit,
  values: LinkValues,
): Promise<PaymentLink> {
  const { id: accountId, labBrand } = accountOf(visit);
  const id = newId();
  const columns = columnsOf(values, deps.clock.now());
  await deps.db.transaction().execute(async (trx) => {
    const reference = `L-${await queries.nextNumber(trx)}`;
    await queries.insertLink(trx, { id, accountId, labBrand, reference, ...columns });
    await insertEvent(trx, { kind: 'link', id }, { kind: 'create' });
  });
  return getLink(deps, visit, id);
}

/** Changes it under its lock, so that whoever pays sees it as it was or as it is, never in between. */
export async function changeOwnLink(
  deps: Dependencies,
  visit: Visit,
  { linkId, values }: { linkId: string; values: LinkValues },
): Promise<PaymentLink> {
  const columns = columnsOf(values, deps.clock.now());
  await deps.db.transaction().execute(async (trx) => {
    const link = await lockOwnLink(trx, visit, linkId);
    await refuseWhileBeingPaid(trx, linkId);
    /* Whoever reads a corrected address has had no mail yet. */
    const isSamePayer = columns.payerEmail === link.payerEmail;
    const set = { ...columns, ...(!isSamePayer && { mailedAt: null }) };
    const changed = await changeLink(trx, deps, { link, change: { event: 'change', set } });
    if (changed === undefined) fail('linkNotChangeable');
  });
  return getLink(deps, visit, linkId);
}

export async function cancelLink(
  deps: Dependencies,
  visit: Visit,
  linkId: string,
): Promise<PaymentLink> {
  await deps.db.transaction().execute(async (trx) => {
    const link = await lockOwnLink(trx, visit, linkId);
    if (link.status === 'canceled') return;
    await refuseWhileBeingPaid(trx, linkId);
    const changed = await changeLink(trx, deps, { link, change: { event: 'cancel' } });
    if (changed === undefined) fail('linkNotChangeable');
  });
  return getLink(deps, visit, linkId);
}

/** The card is being asked right now: nothing may change under the payer's hands. */
async function refuseWhileBeingPaid(trx: Kysely<Tables>, linkId: string): Promise<void> {
  const open = await findOpenAttempt(trx, linkId);
  if (open !== undefined && isInDoubt(open.status)) fail('linkBeingPaid');
}

/** SVG of the address that is paid at. */
export async function qrCodeOf({ db }: Dependencies, visit: Visit, linkId: string) {
  const { id } = await getOwnLink(db, visit, linkId);
  const options = { type: 'svg', margin: 4, errorCorrectionLevel: 'M' } as const;
  return QRCode.toString(linkUrl(visit.origin, id), options);
}

/** The form has been checked; what it means in numbers and days is said here. */
function columnsOf(values: LinkValues, now: Date) {
  const text = (name: string) => storableText((values[name] ?? '').trim());
  const currency = linkCurrencies.find((one) => one === values['currency']);
  if (currency === undefined) fail('invalidForm');
  const amountMinor = parseTypedAmount(text('amount'), currency);
  if (amountMinor === undefined) fail('invalidForm', { fields: { amount: [messages.amount] } });
  const payerCountry = text('payerCountry');
  const dueOn = text('dueOn') || null;
  const expiresAt = dueOn === null ? null : endOfDueDay(dueOn);
  if (expiresAt !== null && expiresAt <= now) {
    fail('invalidForm', { fields: { dueOn: [messages.dayPast] } });
  }
  const methods = methodsFor(currency, payerCountry)
    .map(({ id }) => id)
    .filter((id) => text(methodField(id)) !== '');
  return {
    amountMinor,
    currency,
    payerCountry,
    purpose: text('purpose'),
    payerName: text('payerName'),
    payerEmail: text('payerEmail').toLowerCase() || null,
    methods: JSON.stringify(methods),
    dueOn,
    expiresAt,
  };
}
