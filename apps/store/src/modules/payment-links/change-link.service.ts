import {
  decidePaymentLink,
  type PaymentLinkEffect,
  type PaymentLinkEvent,
} from '@albumen/domain/payment-links/payment-link.machine';
import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import {
  abandonOpenAttempt,
  findOpenAttempt,
  type AttemptRow,
} from '../payments/attempts.service.ts';
import { insertEvent } from '../payments/payable-events.ts';
import * as mails from './link-mails.service.ts';
import * as queries from './payment-links.queries.ts';
import type { LinkRow } from './payment-links.queries.ts';

export interface LinkChange {
  event: PaymentLinkEvent;
  /** Columns that change with it. */
  set?: Updateable<Tables['paymentLinks']>;
  /** What the timeline says of it; the event's own name and no more unless given. */
  step?: { kind: string; details?: Record<string, unknown> };
  /** The payment that caused it. */
  payment?: AttemptRow;
}

/**
 * Moves a link, which its caller has locked, writes the timeline and does what the transition asks for,
 * all in one transaction. Undefined when the link's status does not know the event.
 */
export async function changeLink(
  trx: Kysely<Tables>,
  deps: mails.MailDeps,
  { link, change }: { link: LinkRow; change: LinkChange },
): Promise<LinkRow | undefined> {
  const { event, set = {}, step = { kind: event }, payment } = change;
  const decision = decidePaymentLink(link.status, event);
  if ('problem' in decision) return undefined;
  const changed = await queries.updateLink(trx, link, { ...set, status: decision.state });
  await insertEvent(trx, { kind: 'link', id: link.id }, step);
  const awaited = payment ?? (await findOpenAttempt(trx, link.id));
  for (const effect of decision.effects) {
    await effects[effect]({ trx, deps, link: changed, payment: awaited });
  }
  return changed;
}

interface EffectWork {
  trx: Kysely<Tables>;
  deps: mails.MailDeps;
  link: LinkRow;
  /** The one that caused the change, or that was awaited. */
  payment: AttemptRow | undefined;
}

type PaymentMail = (
  trx: Kysely<Tables>,
  deps: mails.MailDeps,
  paid: { link: LinkRow; payment: AttemptRow },
) => Promise<void>;

function mailing(mail: PaymentMail) {
  return async ({ trx, deps, link, payment }: EffectWork): Promise<void> => {
    if (payment !== undefined) await mail(trx, deps, { link, payment });
  };
}

const effects: Record<PaymentLinkEffect, (work: EffectWork) => Promise<void>> = {
  'send-receipt': mailing(mails.mailReceipt),
  'notify-photographer': mailing(mails.mailPhotographer),
  'notify-payer-awaiting': mailing(mails.mailAwaiting),
  'notify-payer-failed': mailing(mails.mailNotPaid),
  'abandon-payment': ({ trx, deps, link }) => abandonOpenAttempt(trx, deps, link.id),
  'notify-expired': ({ trx, deps, link, payment }) =>
    mails.mailExpired(trx, deps, { link, payment }),
};
