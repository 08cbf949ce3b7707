import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mailLater } from '../../mail-jobs.ts';
import * as templates from '../../third-parties/mail/payment-link-mails.ts';
import type { LinkPaymentRow } from './link-payments.queries.ts';
import { paidWords } from './paid-words.ts';
import { linkUrl, senderName } from './payment-links.presenter.ts';
import { findSender, type LinkRow, type SenderRow } from './payment-links.queries.ts';

export type MailDeps = Pick<Dependencies, 'jobs' | 'settings'>;

interface Paid {
  link: LinkRow;
  payment: LinkPaymentRow;
}

/** What mails say of a link; undefined once its account is gone, which has nobody to speak for it. */
async function factsOf(trx: Kysely<Tables>, deps: MailDeps, link: LinkRow) {
  const sender = link.accountId === null ? undefined : await findSender(trx, link.accountId);
  if (sender === undefined) return undefined;
  const origin = deps.settings.origins[link.labBrand];
  const { reference, purpose, amountMinor, currency } = link;
  const url = linkUrl(origin, link.id);
  const ownUrl = `${origin}/account/payment-links/${link.id}`;
  const mailed = { url, reference, from: senderName(sender), purpose, amountMinor, currency };
  return { mailed, ownUrl, sender };
}

function paidWith(payment: LinkPaymentRow): string {
  return `Paid with ${paidWords(payment)}`;
}

export async function mailRequest(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, to }: { link: LinkRow; to: string },
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const isReminder = link.mailedAt !== null;
  const request = { ...facts.mailed, dueOn: link.dueOn, isReminder };
  await mailLater(trx, deps, { to, content: templates.paymentLinkMail(link.labBrand, request) });
}

export async function mailReceipt(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const content = templates.linkReceiptMail(link.labBrand, {
    ...facts.mailed,
    paidAt: link.paidAt ?? new Date(),
    paidWith: paidWith(payment),
  });
  await mailLater(trx, deps, { to: payment.payerEmail, content });
}

export async function mailPhotographer(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const { payerName, payerEmail } = payment;
  const content = templates.linkPaidMail(link.labBrand, {
    ...facts.mailed,
    url: facts.ownUrl,
    payerName,
    payerEmail,
    paidWith: paidWith(payment),
  });
  await mailLater(trx, deps, { to: facts.sender.email, content });
}

export async function mailAwaiting(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const content = templates.linkAwaitingMail(link.labBrand, facts.mailed);
  await mailLater(trx, deps, { to: payment.payerEmail, content });
}

export async function mailNotPaid(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const content = templates.linkNotPaidMail(link.labBrand, facts.mailed);
  await mailLater(trx, deps, { to: payment.payerEmail, content });
}

/** To the photographer, and to whoever had promised to pay. */
export async function mailExpired(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: { link: LinkRow; payment: LinkPaymentRow | undefined },
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const { mailed, ownUrl: url, sender } = facts;
  const own = { ...mailed, url, to: 'photographer' } as const;
  await mailExpiry(trx, deps, { link, sender, own });
  if (payment === undefined) return;
  const content = templates.linkExpiredMail(link.labBrand, { ...mailed, to: 'payer' });
  await mailLater(trx, deps, { to: payment.payerEmail, content });
}

function mailExpiry(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, sender, own }: { link: LinkRow; sender: SenderRow; own: templates.MailedExpiry },
): Promise<void> {
  const content = templates.linkExpiredMail(link.labBrand, own);
  return mailLater(trx, deps, { to: sender.email, content });
}

export async function mailRefund(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment, refundMinor }: Paid & { refundMinor: number },
): Promise<void> {
  const facts = await factsOf(trx, deps, link);
  if (facts === undefined) return;
  const content = templates.linkRefundedMail(link.labBrand, { ...facts.mailed, refundMinor });
  await mailLater(trx, deps, { to: payment.payerEmail, content });
}
