import { createPaymentLink } from '@albumen/contract/endpoints/payment-links';
import type { Page } from '@playwright/test';
import type { People, Person, PersonOptions } from '../fixtures/people.ts';
import { open } from './hydrated.ts';
import { runningStore } from '../store/running-store.ts';
import { payPage } from './payment-link-pages.ts';
import { openPlayground } from './playground-pages.ts';

interface WantedLink {
  currency: string;
  payerCountry: string;
  methods: readonly string[];
}

/** Makes a link of 1,250.00 without its form; gives its address. */
export async function newLink(
  { client }: Pick<Person, 'client'>,
  { methods, ...options }: WantedLink,
): Promise<string> {
  const ticked = Object.fromEntries(methods.map((id) => [`method-${id}`, 'on']));
  const link = await client.call(createPaymentLink, {
    body: {
      amount: '1,250.00',
      purpose: 'Wedding of Ida and Marcus',
      payerName: 'Ida Berg',
      payerEmail: '',
      dueOn: '',
      ...options,
      ...ticked,
    },
  });
  return link.url;
}

/** A guest before the pay page of a new link, email given. */
export async function guestOf(
  people: People,
  wanted: WantedLink,
  { labBrand = 'halide', ...look }: PersonOptions = {},
) {
  const photographer = await people.photographer({ labBrand });
  const address = await newLink(photographer, wanted);
  const guest = await people.visitor({ labBrand, paysByCard: true, ...look });
  await open(guest.page, address);
  await payPage(guest.page).email.fill('ida@people.test');
  return { photographer, guest, page: guest.page, address, paying: payPage(guest.page) };
}

/** Chooses a way to pay and waits until it can be used. */
export async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByText('Getting ready').waitFor({ state: 'detached' });
}

/** Presses Pay; gives the bank's window. */
export async function payInWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await payPage(page).pay.click();
  return opening;
}

/** As a browser does whose owner wants no windows. */
export async function blockWindows(page: Page): Promise<void> {
  await page.addInitScript('globalThis.open = () => null');
}

/** The wallet's payer who has money. */
export async function logIn(wallet: Page): Promise<void> {
  // The shop's page, which it may follow in the same tab, asks for an email, too.
  await wallet.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
  await wallet.getByLabel('Email').fill('maya@wallet.example');
  await wallet.getByLabel('Password').fill('sandbox-wallet');
  await wallet.getByLabel('Password').press('Enter');
}

/** An account that can be debited; the way to pay is chosen. */
export async function typeAccount(page: Page, iban = 'DE89 3704 0044 0532 0130 00') {
  await page.getByLabel('Account holder').fill('Ida Berg');
  await page.getByLabel('IBAN').fill(iban);
}

/** As if the days of a debit had gone by; `reference` is what people quote of what it pays. */
export async function settleDebit(console: Page, reference: string): Promise<void> {
  await openPlayground(console, '/console/transactions');
  await console.getByRole('row', { name: reference }).getByRole('link').click();
  await console.getByRole('button', { name: 'Settle', exact: true }).click();
  await console.getByText(/is now settled/).waitFor();
}

/** The payer's phone answers what waits on it. */
export async function onPhone(page: Page, key: string, answer: RegExp): Promise<void> {
  const reply = await page.request.get(`${runningStore().playground}/api/facts`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { gatewayUrl } = await reply.json();
  const phone = await page.context().newPage();
  await phone.goto(`${gatewayUrl}/phone?for=${key}`);
  await phone.getByRole('button', { name: answer }).first().click();
  // A window that is closed while it goes somewhere may keep Chromium waiting for good.
  await phone.getByText(/^(Confirmed|Rejected)\./).waitFor();
  await phone.close();
}
