import type { Story } from '@albumen/contract/endpoints/operator-desk';
import { formatPrice } from '@albumen/domain/money/format-price';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { hasApp } from '../credentials/reset-app.service.ts';
import { timelineOf } from '../orders/reading/order-timeline.ts';
import { presentStep } from '../payment-links/payment-links.presenter.ts';
import { listEvents, type EventRow } from '../payments/payable-events.ts';
import * as queries from './desk.queries.ts';

type Needs = Pick<Dependencies, 'db'>;

export function getStory(deps: Needs, { of, id }: Pick<Story, 'of' | 'id'>): Promise<Story> {
  if (of === 'order') return storyOfOrder(deps, id);
  return of === 'link' ? storyOfLink(deps, id) : storyOfAccount(deps, id);
}

async function storyOfOrder({ db }: Needs, id: string): Promise<Story> {
  const order = (await queries.getOrder(db, id)) ?? fail('notFound');
  const { reference, labBrand, email, currency } = order;
  const lab = await queries.listLabOrders(db, id);
  return {
    ...(await paid(db, { id, email, reference })),
    timeline: toldBy(await listEvents(db, id), (event) => timelineOf([event], { currency })),
    of: 'order',
    id,
    labBrand,
    title: reference,
    facts: factsOf({
      State: order.status,
      Customer: `${order.contactName}, ${email}`,
      Total: formatPrice(order.totalMinor, currency),
      Returned: order.refundedMinor === 0 ? null : formatPrice(order.refundedMinor, currency),
      Discount: order.discountCode,
      Account: order.accountId === null ? 'Ordered as a guest' : order.accountId,
    }),
    lab: lab.map(({ updatedAt, ...labOrder }) => ({
      ...labOrder,
      updatedAt: updatedAt.toISOString(),
    })),
    account: null,
  };
}

async function storyOfLink({ db }: Needs, id: string): Promise<Story> {
  const link = (await queries.getLink(db, id)) ?? fail('notFound');
  const { reference, labBrand, currency, payerEmail } = link;
  return {
    ...(await paid(db, { id, email: payerEmail ?? '', reference })),
    timeline: toldBy(await listEvents(db, id), (event) => presentStep(event, link) ?? []),
    of: 'link',
    id,
    labBrand,
    title: reference,
    facts: factsOf({
      State: link.status,
      Payer: [link.payerName, payerEmail].filter(Boolean).join(', '),
      For: link.purpose,
      Amount: formatPrice(link.amountMinor, currency),
      Returned: link.refundedMinor === 0 ? null : formatPrice(link.refundedMinor, currency),
      Account: link.accountId,
    }),
    lab: [],
    account: null,
  };
}

async function storyOfAccount({ db }: Needs, id: string): Promise<Story> {
  const account = (await queries.getAccount(db, id)) ?? fail('notFound');
  const { email, labBrand, suspendedAt } = account;
  const { galleries, photos } = await queries.countGalleries(db, id);
  const hasSecondFactor = await hasApp(db, { kind: 'account', id });
  return {
    of: 'account',
    id,
    labBrand,
    title: email,
    facts: factsOf({
      Name: `${account.firstName} ${account.lastName}`,
      Company: account.companyName,
      Since: account.createdAt.toISOString().slice(0, 10),
      Email: account.verifiedAt === null ? 'Not verified' : 'Verified',
      'Signs in': hasSecondFactor ? 'With a code of an authenticator app' : null,
      Galleries: `${galleries} with ${photos} photos`,
      Closes: account.deletionDueAt?.toISOString().slice(0, 10) ?? null,
    }),
    charges: [],
    lab: [],
    timeline: toldBy(await queries.listAccountEvents(db, id), () => []),
    mails: mailed(await queries.listMails(db, { email })),
    jobs: mailed(await queries.listJobs(db, [id, email])),
    account: {
      sessions: await queries.countSessions(db, id),
      suspendedAt: suspendedAt?.toISOString() ?? null,
      hasSecondFactor,
    },
  };
}

/** What orders and payment links have in common. */
async function paid(
  db: Needs['db'],
  { id, email, reference }: { id: string; email: string; reference: string },
) {
  const charges = await queries.listCharges(db, id);
  return {
    charges: charges.map(({ claimedAt, ...charge }) => ({
      ...charge,
      claimedAt: claimedAt.toISOString(),
    })),
    mails: mailed(await queries.listMails(db, { email, reference })),
    jobs: mailed(await queries.listJobs(db, [id, email])),
  };
}

function factsOf(facts: Record<string, string | null>): Story['facts'] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, value }],
  );
}

type Step = Story['timeline'][number];

/** In the words of `tell`; a step that customers do not read of keeps its own name. */
function toldBy<Row extends Pick<EventRow, 'kind' | 'happenedAt'>>(
  events: readonly Row[],
  tell: (event: Row) => Step | Step[],
): Step[] {
  return events.flatMap((event) => {
    const told = [tell(event)].flat();
    return told.length > 0 ? told : [named(event)];
  });
}

function named({ kind, happenedAt }: Pick<EventRow, 'kind' | 'happenedAt'>): Step {
  const words = kind.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { title, happenedAt: happenedAt.toISOString() };
}

function mailed<Row extends { createdAt: Date }>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
