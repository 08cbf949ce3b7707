import type { PaymentLinkRow, PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFixture } from '../../../test/fixture-page.ts';

const perPage = 50;
const sentence =
  "We're having trouble loading more Payment Links at the moment. Please refresh the page or try again. If the issue continues, contact us for support.";

function pageOf(number: number): PaymentLinks {
  const first = (number - 1) * perPage + 1;
  const links = Array.from({ length: perPage }, (_, index) => linkOf(first + index));
  return { links, next: String(number + 1) };
}

function linkOf(number: number): PaymentLinkRow {
  return {
    linkId: `link-${number}`,
    reference: `L-${number}`,
    url: `https://halide.example/pay/link-${number}`,
    status: 'open',
    amountMinor: 12_000,
    refundedMinor: 0,
    currency: 'USD',
    purpose: `Session ${number}`,
    payerName: 'Ida Berg',
    dueOn: null,
    createdAt: '2026-11-02T10:00:00Z',
    paidAt: null,
  };
}

/** The pages that were asked for, and whether the next answer is a failure. */
let asked: { page: string; pageType: string | undefined }[] = [];
let isFailing = false;

const { page, close } = await openFixture(
  fileURLToPath(new URL('./link-list.fixture.tsx', import.meta.url)),
  async (route, { pathname, searchParams }) => {
    if (pathname !== '/account/payment-links') return await route.fulfill({ status: 404 });
    const number = searchParams.get('next') ?? '';
    asked.push({ page: number, pageType: route.request().headers()['x-pagetype'] });
    if (isFailing) return await route.fulfill({ status: 500, json: {} });
    return await route.fulfill({ json: pageOf(Number(number)) });
  },
  { viewport: { width: 1200, height: 800 } },
);
afterAll(close);

const rows = page.locator('.link-row[data-link]');
const more = page.getByRole('button', { name: 'Load more' });
const notice = page.getByText(sentence);
const row = (number: number) => page.getByRole('link', { name: `Session ${number}`, exact: true });
const pages = () => asked.map((one) => one.page);

/** As far as this row at the bottom, and what the page makes of it. */
async function scrollTo(number: number): Promise<void> {
  await row(number).evaluate(async (element) => {
    element.scrollIntoView({ block: 'end' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

beforeEach(async () => {
  asked = [];
  isFailing = false;
  await page.reload();
  await page.evaluate((first) => window.showLinks(first), pageOf(1));
  await row(1).waitFor();
});

test('the button leads from pages 1 and 4 on; between them the 20th row from the end does', async () => {
  await scrollTo(50);
  expect(pages()).toEqual([]);
  await more.click();
  await expect.poll(() => rows.count()).toBe(100);
  expect(await row(51).evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await more.count()).toBe(0);
  await scrollTo(75);
  expect(pages()).toEqual(['2']);
  await scrollTo(82);
  await expect.poll(() => rows.count()).toBe(150);
  await scrollTo(132);
  await expect.poll(() => rows.count()).toBe(200);
  await more.waitFor();
  await scrollTo(200);
  expect(pages()).toEqual(['2', '3', '4']);
  expect(asked.every(({ pageType }) => pageType === 'Partial')).toBe(true);
});

test('who jumps to the end gets the next page, though the row was never in view', async () => {
  await more.click();
  await expect.poll(() => rows.count()).toBe(100);
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollTo(100);
  await expect.poll(() => rows.count()).toBe(150);
});

test('a page that was asked for by hand and fails says so; the next press takes the sentence away', async () => {
  isFailing = true;
  await more.click();
  await notice.waitFor();
  expect(await rows.count()).toBe(50);
  isFailing = false;
  await more.click();
  await expect.poll(() => rows.count()).toBe(100);
  expect(await notice.count()).toBe(0);
});

test('a page that should have come by itself fails silently, and the button is there instead', async () => {
  await more.click();
  await expect.poll(() => rows.count()).toBe(100);
  isFailing = true;
  await scrollTo(90);
  await more.waitFor();
  expect(await notice.count()).toBe(0);
  isFailing = false;
  await more.click();
  await expect.poll(() => rows.count()).toBe(150);
  expect(await notice.count()).toBe(0);
});
