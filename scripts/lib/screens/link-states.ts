import { cancelPaymentLink } from '@albumen/contract/endpoints/payment-links';
import type { Page } from '@playwright/test';
import { openStoreDatabase } from '../../../e2e/store/database.ts';
import { open } from '../../../e2e/pages/hydrated.ts';
import { blockWindows, choose, logIn, newLink } from '../../../e2e/pages/paying-elsewhere.ts';
import { linkPage, payPage } from '../../../e2e/pages/payment-link-pages.ts';
import type { Cast } from './cast.ts';
import { typeCard } from './checkout-states.ts';
import type { PayingScene } from './paying-scene.ts';

interface LinkWay {
  name: string;
  currency: string;
  payerCountry: string;
  method: string;
  label: string;
}

const linkWays: readonly LinkWay[] = [
  { name: 'ideal', currency: 'EUR', payerCountry: 'NL', method: 'ideal', label: 'iDEAL' },
  { name: 'sepa', currency: 'EUR', payerCountry: 'DE', method: 'sepa', label: 'SEPA' },
  { name: 'paypal', currency: 'EUR', payerCountry: 'DE', method: 'paypal', label: 'PayPal' },
  { name: 'mbway', currency: 'EUR', payerCountry: 'PT', method: 'mbway', label: 'MB WAY' },
  { name: 'blik', currency: 'PLN', payerCountry: 'PL', method: 'blik', label: 'BLIK' },
  { name: 'later', currency: 'USD', payerCountry: 'US', method: 'payLater', label: 'Pay Later' },
  {
    name: 'invoice',
    currency: 'EUR',
    payerCountry: 'DE',
    method: 'pay_upon_invoice',
    label: 'Pay upon invoice',
  },
];

const usa = { currency: 'USD', payerCountry: 'US', methods: ['card'] };

async function openLinkPayment(page: Page, { viewers }: Cast, way: LinkWay) {
  await page.context().setExtraHTTPHeaders({});
  const { currency, payerCountry, method } = way;
  const options = { currency, payerCountry, methods: ['card', method] };
  await open(page, await newLink(viewers.owner, options));
  await payPage(page).email.fill('ida@people.test');
  await choose(page, way.label);
}

/** Without a window of its own, the bank takes the page. */
async function goToBank(page: Page, cast: Cast, way: LinkWay) {
  await blockWindows(page);
  await openLinkPayment(page, cast, way);
  if (way.method === 'sepa') {
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page.getByLabel(/^(Account holder|Name)/).fill('Ida Berg');
  }
  const { origin } = new URL(page.url());
  await payPage(page).pay.click();
  await page.waitForURL((address) => address.origin !== origin);
  await page.getByRole('heading').first().waitFor();
}

async function logInTo(page: Page, cast: Cast, way: LinkWay) {
  await goToBank(page, cast, way);
  await logIn(page);
  await page.getByRole('button', { name: 'Pay now' }).waitFor();
}

/** Address of a link that was paid by card; its receipt is open. */
async function payLink(page: Page, cast: Cast): Promise<string> {
  await page.context().setExtraHTTPHeaders({});
  const address = await newLink(cast.viewers.owner, usa);
  await open(page, address);
  await typeCard(page, cast);
  await payPage(page).email.fill('ida@people.test');
  await payPage(page).pay.click();
  await payPage(page).receipt.waitFor();
  return address;
}

function idIn(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** As whoever opens the address of a paid link later sees it. */
async function openPaid(page: Page, cast: Cast) {
  await open(page, await payLink(page, cast));
}

/** The photographer's page of a link that was paid, from where a part can be returned. */
async function openPaidDetail(page: Page, cast: Cast) {
  const linkId = idIn(await payLink(page, cast));
  await open(page, `/account/payment-links/${linkId}`);
  await linkPage(page).refund.waitFor();
}

async function openCanceled(page: Page, { viewers }: Cast) {
  const address = await newLink(viewers.owner, usa);
  await viewers.owner.client.call(cancelPaymentLink, { params: { linkId: idIn(address) } });
  await open(page, address);
}

async function openExpired(page: Page, { viewers, dataDir }: Cast) {
  const address = await newLink(viewers.owner, usa);
  const database = await openStoreDatabase(dataDir);
  await database.expireLink(idIn(address));
  await database.close();
  await open(page, address);
}

/** A refused form, each field with its word. */
async function createEmptyLink(page: Page) {
  await open(page, '/account/payment-links/new');
  await page.getByRole('button', { name: 'Create payment link' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function payEmptyLink(page: Page, { viewers }: Cast) {
  await page.context().setExtraHTTPHeaders({});
  await open(page, await newLink(viewers.owner, usa));
  await payPage(page).pay.click();
  await page.locator('[aria-invalid="true"], [role="alert"]').first().waitFor();
}

function scene(name: string, show: PayingScene['show']): PayingScene {
  return { name, viewer: 'owner', show };
}

/** Payment links in all their states, up to the pages of wallets and banks. */
export const linkStates: readonly PayingScene[] = [
  ...linkWays.map((way) =>
    scene(`link-${way.name}`, (page, cast) => openLinkPayment(page, cast, way)),
  ),
  ...linkWays
    .filter(({ method }) => !['mbway', 'pay_upon_invoice'].includes(method))
    .map((way) => scene(`gateway-${way.name}`, (page, cast) => goToBank(page, cast, way))),
  ...linkWays
    .filter(({ name }) => name === 'paypal' || name === 'later')
    .map((way) => scene(`gateway-${way.name}-review`, (page, cast) => logInTo(page, cast, way))),
  scene('link-receipt', payLink),
  scene('link-paid', openPaid),
  scene('link-canceled', openCanceled),
  scene('link-expired', openExpired),
  scene('link-errors', payEmptyLink),
  scene('payment-link-paid', openPaidDetail),
  scene('payment-link-errors', createEmptyLink),
];
