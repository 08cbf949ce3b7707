import { isSettledLink, mayHappen } from '@albumen/domain/payment-links/payment-link.machine';
import type { Visit } from '../../http/visit.ts';
import type { LinkRow } from './payment-links.queries.ts';

/** Who may see and change a link: the account that made it, at its own brand. */
export function isOwn(visit: Visit, link: LinkRow): boolean {
  return link.labBrand === visit.labBrand && link.accountId === visit.account?.id;
}

/** Whoever knows its address may look at it and pay it; one without its account can only be a receipt. */
export function isReadable(visit: Pick<Visit, 'labBrand'>, link: LinkRow): boolean {
  if (link.labBrand !== visit.labBrand) return false;
  return link.accountId !== null || isSettledLink(link.status);
}

/** Whether its time is over, whatever the sweeper has got to. */
export function isOverdue({ status, expiresAt }: LinkRow, now: Date): boolean {
  return status === 'open' && expiresAt !== null && expiresAt <= now;
}

export function canPay(link: LinkRow, now: Date): boolean {
  return link.status === 'open' && link.accountId !== null && !isOverdue(link, now);
}

export function canChange({ status }: LinkRow): boolean {
  return mayHappen(status, 'change');
}

export function canCancel({ status }: LinkRow): boolean {
  return mayHappen(status, 'cancel');
}

export function canMail(link: LinkRow, now: Date): boolean {
  return link.payerEmail !== null && canPay(link, now);
}

/** What may still go back, in minor units. */
export function refundableMinor({ status, amountMinor, refundedMinor }: LinkRow): number {
  return mayHappen(status, 'refund-part') ? amountMinor - refundedMinor : 0;
}
