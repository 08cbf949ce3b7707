import { fileURLToPath } from 'node:url';
import type { Route } from '@playwright/test';
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

async function answer(route: Route, { pathname, searchParams }: URL): Promise<void> {
  const find = searchParams.get('find') ?? '';
  const isDesk = pathname.endsWith('/find');
  if (!isDesk) asked.push(searchParams);
  const json = isDesk ? hits(find) : entries(find, searchParams.get('before'));
  waiting.set(find, () => route.fulfill({ json }));
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
])('an answer that comes late takes the place of none: $list', async ({ field, button, list }) => {
  const name = list === 'Found' ? 'desk' : 'log';
  for (const find of [`slow-${name}`, `quick-${name}`]) {
    await page.getByLabel(field).fill(find);
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  const found = page.getByRole('list', { name: list });
  await reply(`quick-${name}`);
  await found.getByText(`quick-${name}`).first().waitFor();
  await reply(`slow-${name}`);
  await page.waitForTimeout(100);
  expect(await found.innerText()).not.toContain('slow');
});

test('earlier entries are those of the search that is shown, whatever is typed by now', async () => {
  const field = page.getByLabel('Name, email, address or order');
  await field.fill('ada');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await reply('ada');
  await field.fill('grace');
  await page.getByRole('button', { name: 'Earlier ones' }).click();
  await expect.poll(() => asked.at(-1)?.get('before')).toBe('next');
  expect(asked.at(-1)?.get('find')).toBe('ada');
});
