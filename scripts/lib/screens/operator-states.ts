import { listOperatorMails } from '@albumen/contract/endpoints/operator';
import type { Page } from '@playwright/test';
import { open } from '../../../e2e/pages/hydrated.ts';
import { openThankYou } from '../../../e2e/pages/order-scenes.ts';
import type { Cast } from './cast.ts';
import type { PayingScene } from './paying-scene.ts';

const tabs = [
  'desk',
  'operators',
  'audit',
  'you',
  'orders',
  'questions',
  'lab',
  'discounts',
  'jobs',
  'dead-letters',
  'accounts',
  'disk',
];

async function openDashboard(page: Page, { signInAsOperator }: Cast, tab: string) {
  await signInAsOperator();
  await open(page, `/operator#${tab}`);
}

/** A mail, opened; some were sent when everybody signed up. */
async function openOutbox(page: Page, cast: Cast) {
  await openDashboard(page, cast, 'outbox');
  const letters = page.getByRole('tabpanel', { name: 'Outbox' }).getByRole('button');
  await letters.first().click();
  await page.frameLocator('.operator__frame').getByRole('heading').first().waitFor();
}

/** An order of the owner's, and the form that gives its money back. */
async function openRefund(page: Page, cast: Cast) {
  const { owner } = cast.viewers;
  const shopping = await owner.context.newPage();
  await openThankYou(shopping, cast.gallery);
  await shopping.close();
  await openDashboard(page, cast, 'orders');
  await page.getByLabel('Order, name or email').fill('@');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('Return money').first().click();
  await page.getByLabel('Reason').first().waitFor();
}

/** The brand's newest mail, alone in the window. */
async function openMail(page: Page, cast: Cast) {
  await openDashboard(page, cast, 'outbox');
  const { mails } = await cast.viewers.visitor.client.call(listOperatorMails);
  const mail = mails?.find((one) => one.labBrand === cast.labBrand);
  if (mail === undefined) throw new Error('there is no mail');
  await page.goto(`/operator/outbox/${mail.id}/page`);
}

/** What the photographer earns, what the operator does, and their mail. */
export const operatorStates: readonly PayingScene[] = [
  ...['prices', 'sales', 'payout-details'].map((place): PayingScene => ({
    name: `account-${place}`,
    viewer: 'owner',
    show: (page) => open(page, `/account/${place}`),
  })),
  { name: 'operator-outbox', viewer: 'visitor', show: openOutbox },
  { name: 'operator-refund', viewer: 'visitor', show: openRefund },
  ...tabs.map((tab): PayingScene => ({
    name: `operator-${tab}`,
    viewer: 'visitor',
    show: (page, cast) => openDashboard(page, cast, tab),
  })),
  { name: 'mail', viewer: 'visitor', show: openMail },
];
