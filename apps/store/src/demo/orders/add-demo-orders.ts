import { setTimeout as sleep } from 'node:timers/promises';
import { createPaymentLink, payLink } from '@albumen/contract/endpoints/payment-links';
import { getSharedGallery } from '@albumen/contract/endpoints/shared-galleries';
import { saveMarkups } from '@albumen/contract/endpoints/markups';
import { sql } from 'kysely';
import { createApp } from '../../app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findByEmail } from '../../modules/accounts/accounts.queries.ts';
import { exchangeRates } from '../../modules/checkout/exchange-rates.ts';
import { demoPeople, type DemoPerson } from '../demo-people.ts';
import { openDemoBrowser } from './demo-browser.ts';
import { demoLinks, demoOrders, paidLinks, type DemoOrder } from './demo-order-list.ts';
import { placeDemoOrder } from './place-demo-order.ts';
import { shipDemoOrder } from './ship-demo-order.ts';

/** Longer ago than a lab waits for a change of mind. */
const beforeCutOffMs = 3 * 3_600_000;
const lookAgainMs = 1_000;

/**
 * Orders in every state, sales and payment links, bought at the sandbox once the galleries' photos can be
 * shown. Whoever of the demo's people has any already is left alone. Ends when the signal does.
 */
export async function addDemoOrders(
  deps: Dependencies,
  { log, signal }: { log: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  if (deps.payments.hostedFields === undefined || (await hasDemoOrders(deps))) return;
  await untilPhotosAreReady(deps, signal);
  const pastMs = { now: 0 };
  const clock = { now: () => new Date(deps.clock.now().getTime() - pastMs.now) };
  const inTime = { ...deps, clock };
  const app = await createApp(inTime);
  try {
    for (const studio of demoPeople.filter(({ studio }) => studio))
      await openShop(app, deps, studio);
    const placed: { order: DemoOrder; checkoutId: string }[] = [];
    for (const order of demoOrders) {
      signal.throwIfAborted();
      pastMs.now = ['placed', 'canceled'].includes(order.end) ? 0 : beforeCutOffMs;
      const checkoutId = await place(app, deps, order);
      await moveEvents(deps, { checkoutId, byMs: pastMs.now });
      placed.push({ order, checkoutId });
    }
    pastMs.now = 0;
    log(`Demo data: ${placed.length} orders`);
    for (const { order, checkoutId } of placed)
      await shipDemoOrder(deps, { order, checkoutId, signal });
  } finally {
    await app.close();
  }
}

type App = Awaited<ReturnType<typeof createApp>>;

async function hasDemoOrders({ db }: Dependencies): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.accountId')
    .select('orders.id')
    .where('accounts.isDemo', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

async function untilPhotosAreReady({ db }: Dependencies, signal: AbortSignal): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('photos')
      .innerJoin('accounts', 'accounts.id', 'photos.accountId')
      .select('photos.id')
      .where('accounts.isDemo', '=', true)
      .where('photos.state', '=', 'processing')
      .executeTakeFirst();
    if (waiting === undefined) return;
    await sleep(lookAgainMs, undefined, { signal });
  }
}

async function place(app: App, deps: Dependencies, order: DemoOrder): Promise<string> {
  const { labBrand, email, galleryTitle } = order;
  const { id: accountId, firstName, lastName } = await accountOf(deps, { labBrand, email });
  const { id: galleryId, shareId } = await deps.db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .select(['galleries.id', 'galleries.shareId'])
    .where('accounts.labBrand', '=', labBrand)
    .where('accounts.isDemo', '=', true)
    .where('galleries.title', '=', galleryTitle)
    .executeTakeFirstOrThrow();
  const browser = await openDemoBrowser(app, deps, { labBrand, accountId });
  await browser.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  return placeDemoOrder(browser, {
    ...order,
    galleryId,
    name: `${firstName} ${lastName}`,
    euroRate: exchangeRates(deps)['EUR'],
  });
}

/** Events take the database's clock, which knows nothing of the time in which the demo buys. */
async function moveEvents(
  { db }: Dependencies,
  { checkoutId, byMs }: { checkoutId: string; byMs: number },
): Promise<void> {
  await db
    .updateTable('payableEvents')
    .from('orders')
    .whereRef('payableEvents.orderId', '=', 'orders.id')
    .where('orders.checkoutId', '=', checkoutId)
    .set({ happenedAt: sql<Date>`happened_at - ${byMs} * interval '1 millisecond'` })
    .execute();
}

async function accountOf(
  { db }: Dependencies,
  { labBrand, email }: Pick<DemoPerson, 'labBrand' | 'email'>,
) {
  const account = await findByEmail(db, labBrand, email);
  if (account === undefined) throw new Error(`the demo has no ${email}`);
  return account;
}

const markups = [
  { productId: 'photographic-print', kind: 'percent', value: '80' },
  { productId: 'framed-print', kind: 'percent', value: '35' },
  { productId: 'canvas-wrap', kind: 'amount', value: '45.00' },
  { productId: 'photo-print', kind: 'percent', value: '120' },
] as const;

/** What the photographer earns on each sale, and what she asks for beside prints. */
async function openShop(app: App, deps: Dependencies, studio: DemoPerson): Promise<void> {
  const { labBrand } = studio;
  const { id: accountId } = await accountOf(deps, studio);
  const browser = await openDemoBrowser(app, deps, { labBrand, accountId });
  const sold = deps.catalogs[labBrand].products;
  await browser.call(saveMarkups, {
    body: { markups: markups.filter(({ productId }) => sold.has(productId)) },
  });
  if (labBrand !== 'halide') return;
  const payer = await openDemoBrowser(app, deps, { labBrand });
  for (const [place, { purpose, amount, payerName }] of demoLinks.entries()) {
    const payerEmail = `${payerName.split(' ')[0]?.toLowerCase()}@people.test`;
    const asked = { purpose, amount, payerName, payerEmail, currency: 'USD', payerCountry: 'US' };
    const { linkId, amountMinor, currency } = await browser.call(createPaymentLink, {
      body: { ...asked, dueOn: '', 'method-card': 'on' },
    });
    if (place >= paidLinks) continue;
    await payer.call(payLink, {
      params: { linkId },
      idempotencyKey: linkId,
      body: {
        payment: { provider: 'hostedFields', nonce: 'fake-valid-nonce' },
        amountMinor,
        currency,
        payer: { payerName, payerEmail },
      },
    });
  }
}
