import { fileURLToPath } from 'node:url';
import type { Locator, Route } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { openFixture } from '../../../test/fixture-page.ts';

/** Each question waits until the test answers it: those that are answered late, too. */
const waiting = new Map<string, () => Promise<void>>();
const asked: URLSearchParams[] = [];

function hits(find: string) {
  const hit = { of: 'account', labBrand: 'halide', detail: find };
  return { hits: ['one', 'two'].map((id) => ({ ...hit, id, title: `${find} ${id}` })) };
}

function entries(find: string, before: string | null) {
  const subjectName = before === null ? find : `${find} of before`;
  const entry = { id: subjectName, subjectName, happenedAt: '2026-05-01T10:00:00.000Z' };
  const facts = { actorName: 'Olive', studioName: '', ip: '', before: {}, after: {} };
  const entries = [{ ...entry, ...facts, actorKind: 'operator', action: 'job.retry' }];
  return { entries, next: before === null ? 'next' : null };
}

function orders(find: string) {
  const sums = { totalMinor: 100, leftMinor: 0, disputedMinor: 0, currency: 'USD', refunds: [] };
  const placed = { status: 'pending', placedAt: '2026-05-01T10:00:00.000Z', paidBy: null };
  const whose = { contactName: find, email: `${find}@example.com` };
  return { orders: [{ orderId: find, reference: find, ...whose, ...placed, ...sums }] };
}

async function answer(route: Route, { pathname, searchParams }: URL): Promise<void> {
  const find = searchParams.get('find') ?? '';
  const isOfLog = pathname.endsWith('/audit');
  if (isOfLog) asked.push(searchParams);
  waiting.set(find, () => route.fulfill({ json: answered() }));

  function answered() {
    if (isOfLog) return entries(find, searchParams.get('before'));
    return pathname.endsWith('/find') ? hits(find) : orders(find);
  }
}

/** The form that has this field. */
function formOf(field: string): Locator {
  return page.locator('form', { has: page.getByLabel(field, { exact: true }) });
}

const { page, close } = await openFixture(
  fileURLToPath(new URL('./late-answers.fixture.tsx', import.meta.url)),
  answer,
);
afterAll(close);

async function reply(find: string): Promise<void> {
  await expect.poll(() => waiting.has(find)).toBe(true);
  const arrived = page.waitForResponse((response) => response.url().includes(`find=${find}`));
  await waiting.get(find)?.();
  waiting.delete(find);
  await (await arrived).finished();
}

test.each([
  { field: 'Order, payment, parcel, email or name', button: 'Look up', list: 'Found' },
  { field: 'Name, email, address or order', button: 'Find', list: 'Audit log' },
  { field: 'Order, name or email', button: 'Find', list: 'Orders found' },
])('an answer that comes late takes the place of none: $list', async ({ field, button, list }) => {
  const name = list.replaceAll(' ', '-');
  for (const find of [`slow-${name}`, `quick-${name}`]) {
    await page.getByLabel(field, { exact: true }).fill(find);
    await formOf(field).getByRole('button', { name: button, exact: true }).click();
  }
  const found = page.getByRole('list', { name: list, exact: true });
  await reply(`quick-${name}`);
  await found.getByText(`quick-${name}`).first().waitFor();
  await reply(`slow-${name}`);
  await page.waitForTimeout(100);
  expect(await found.innerText()).not.toContain('slow');
});

test('earlier entries are those of the search that is shown, whatever is typed by now', async () => {
  const label = 'Name, email, address or order';
  const field = page.getByLabel(label);
  await field.fill('ada');
  await formOf(label).getByRole('button', { name: 'Find', exact: true }).click();
  await reply('ada');
  await field.fill('grace');
  await page.getByRole('button', { name: 'Earlier ones' }).click();
  await expect.poll(() => asked.at(-1)?.get('before')).toBe('next');
  expect(asked.at(-1)?.get('find')).toBe('ada');
});
