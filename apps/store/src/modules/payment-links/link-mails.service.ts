import { formatPrice } from '@albumen/domain/money/format-price';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mailLater } from '../../mail-jobs.ts';
import { lateChargeMail } from '../../third-parties/mail/order-mails.ts';
import * as templates from '../../third-parties/mail/payment-link-mails.ts';
import type { MailContent } from '../../third-parties/mail/mailer.ts';
import type { AttemptRow } from '../payments/attempts.service.ts';
import { linkUrl, paidByLabel, senderName } from './payment-links.presenter.ts';
import { findSender, type LinkRow } from './payment-links.queries.ts';

export type MailDeps = Pick<Dependencies, 'clock' | 'jobs' | 'settings'>;

interface Paid {
  link: LinkRow;
  payment: AttemptRow;
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

type Facts = NonNullable<Awaited<ReturnType<typeof factsOf>>>;

interface LinkMail {
  link: LinkRow;
  to: (facts: Facts) => string;
  content: (facts: Facts) => MailContent;
}

/** None where nobody speaks for the link. */
async function mailAbout(trx: Kysely<Tables>, deps: MailDeps, mail: LinkMail): Promise<void> {
  const facts = await factsOf(trx, deps, mail.link);
  if (facts === undefined) return;
  const [to, content] = [mail.to(facts), mail.content(facts)];
  const { email, replyEmail } = facts.sender;
  // Payers answer the studio.
  const replyTo = to === email ? undefined : replyEmail || email;
  await mailLater(trx, deps, { to, content, ...(replyTo && { replyTo }) });
}

function paidWith(payment: AttemptRow): string {
  return `Paid with ${paidByLabel(payment)}`;
}

export function mailRequest(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, to }: { link: LinkRow; to: string },
): Promise<void> {
  const isReminder = link.mailedAt !== null;
  const content = ({ mailed }: Facts) =>
    templates.paymentLinkMail(link.labBrand, { ...mailed, dueOn: link.dueOn, isReminder });
  return mailAbout(trx, deps, { link, to: () => to, content });
}

export function mailReceipt(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const content = ({ mailed }: Facts) =>
    templates.linkReceiptMail(link.labBrand, {
      ...mailed,
      paidAt: link.paidAt ?? deps.clock.now(),
      paidWith: paidWith(payment),
    });
  return mailAbout(trx, deps, { link, to: () => payment.payerEmail ?? '', content });
}

export function mailPhotographer(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const { payerName, payerEmail } = payment;
  const content = ({ mailed, ownUrl: url }: Facts) =>
    templates.linkPaidMail(link.labBrand, {
      ...mailed,
      url,
      payerName: payerName ?? '',
      payerEmail: payerEmail ?? '',
      paidWith: paidWith(payment),
    });
  return mailAbout(trx, deps, { link, to: ({ sender }) => sender.email, content });
}

export function mailAwaiting(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const content = ({ mailed }: Facts) => templates.linkAwaitingMail(link.labBrand, mailed);
  return mailAbout(trx, deps, { link, to: () => payment.payerEmail ?? '', content });
}

export function mailNotPaid(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const content = ({ mailed }: Facts) => templates.linkNotPaidMail(link.labBrand, mailed);
  return mailAbout(trx, deps, { link, to: () => payment.payerEmail ?? '', content });
}

/** Mails the photographer, and whoever had promised to pay. */
export async function mailExpired(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: { link: LinkRow; payment: AttemptRow | undefined },
): Promise<void> {
  await mailAbout(trx, deps, {
    link,
    to: ({ sender }) => sender.email,
    content: ({ mailed, ownUrl: url }) =>
      templates.linkExpiredMail(link.labBrand, { ...mailed, url, to: 'photographer' }),
  });
  if (payment === undefined) return;
  await mailAbout(trx, deps, {
    link,
    to: () => payment.payerEmail ?? '',
    content: ({ mailed }) => templates.linkExpiredMail(link.labBrand, { ...mailed, to: 'payer' }),
  });
}

export function mailRefund(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment, refundMinor }: Paid & { refundMinor: number },
): Promise<void> {
  const content = ({ mailed }: Facts) =>
    templates.linkRefundedMail(link.labBrand, { ...mailed, refundMinor });
  return mailAbout(trx, deps, { link, to: () => payment.payerEmail ?? '', content });
}

export function mailStray(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { link, payment }: Paid,
): Promise<void> {
  const amount = formatPrice(payment.amountMinor, payment.currency);
  const content = ({ mailed: { url, reference } }: Facts) =>
    lateChargeMail(link.labBrand, { url, reference, amount, label: 'See the payment' });
  return mailAbout(trx, deps, { link, to: () => payment.payerEmail ?? '', content });
}
