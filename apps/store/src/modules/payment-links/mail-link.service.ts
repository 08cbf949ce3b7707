import { limits } from '@albumen/contract/limits';
import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { insertEvent } from '../payments/payable-events.ts';
import { mailRequest } from './link-mails.service.ts';
import { canMail } from './payment-links.policy.ts';
import { updateLink } from './payment-links.queries.ts';
import { getLink, lockOwnLink } from './payment-links.service.ts';

const daySeconds = 86_400;

/** Reminders are wanted, pestering is not; and nobody mails strangers through us. */
const perLink: RateLimit = {
  name: 'payment-link-mail:link',
  hits: limits.paymentLinkMailsPerDay,
  windowSeconds: daySeconds,
};
const perAccount: RateLimit = {
  name: 'payment-link-mail:account',
  hits: 200,
  windowSeconds: daySeconds,
};

/** Mails a link to its payer. */
export async function mailLink(
  deps: Dependencies,
  visit: Visit,
  linkId: string,
): Promise<PaymentLink> {
  const now = deps.clock.now();
  const account = accountOf(visit);
  if (!account.isVerified) fail('notVerified');
  await deps.db.transaction().execute(async (trx) => {
    const link = await lockOwnLink(trx, visit, linkId);
    if (link.payerEmail === null || !canMail(link, now)) fail('linkNotChangeable');
    await countHit(trx, perLink, link.id);
    await countHit(trx, perAccount, account.id);
    await mailRequest(trx, deps, { link, to: link.payerEmail });
    await updateLink(trx, link, { mailedAt: now });
    const mailed = { kind: 'mail', details: { to: link.payerEmail } };
    await insertEvent(trx, { kind: 'link', id: linkId }, mailed);
  });
  return getLink(deps, visit, linkId);
}
