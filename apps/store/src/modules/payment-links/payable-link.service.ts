import type { PayableLink } from '@albumen/contract/endpoints/payment-links';
import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import type { PaymentSetupKind } from '@albumen/contract/endpoints/payments';
import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { findChargedAttempt, findOpenAttempt } from '../payments/attempts.service.ts';
import { cardProvider, noSetup, pageSetup } from '../payments/page-setup.ts';
import { canPay, isReadable } from './payment-links.policy.ts';
import { presentPayable } from './payment-links.presenter.ts';
import { findLink, findSender, isSenderOpen, type LinkRow } from './payment-links.queries.ts';

async function readLink({ db }: Dependencies, visit: Visit, linkId: string): Promise<LinkRow> {
  const link = await findLink(db, linkId);
  if (link === undefined || !isReadable(visit, link)) fail('notFound');
  if (link.status === 'open' && !(await isSenderOpen(db, link.accountId))) fail('notFound');
  return link;
}

/** What whoever has the link sees of it. */
export async function getPayable(
  deps: Dependencies,
  visit: Visit,
  linkId: string,
): Promise<PayableLink> {
  const { db, files, clock } = deps;
  const link = await readLink(deps, visit, linkId);
  const sender = link.accountId === null ? undefined : await findSender(db, link.accountId);
  const payment = (await findChargedAttempt(db, linkId)) ?? (await findOpenAttempt(db, linkId));
  const methods = link.methods.filter((method) => isOffered(deps, visit, { method, link }));
  const logoUrl = (key: string) => files.publicUrl(key);
  return presentPayable({ link, sender, payment, methods, logoUrl }, clock.now());
}

/** Whether a method works here today. */
function isOffered(
  deps: Dependencies,
  visit: Visit,
  { method, link }: { method: PayMethodId; link: LinkRow },
): boolean {
  const provider = method === 'card' ? cardProvider(deps, visit) : deps.payments.otherMethods;
  return provider?.takes(link.currency) === true;
}

export async function getSetup(
  deps: Dependencies,
  visit: Visit,
  { linkId, kind }: { linkId: string; kind: PaymentSetupKind },
): Promise<CheckoutPayment> {
  const link = await readLink(deps, visit, linkId);
  // Paid while its page was loading: the page looks at the link anew.
  if (!canPay(link, deps.clock.now())) return noSetup;
  return pageSetup(deps, visit, { kind, currency: link.currency });
}
