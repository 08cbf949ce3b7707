import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openFixture } from '../../../../test/fixture-page.ts';

const loaded: string[] = [];
const { page, close } = await openFixture(
  fileURLToPath(new URL('./password-strength.fixture.tsx', import.meta.url)),
  (route) => route.abort(),
);
afterAll(close);
page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
await page.reload();

const estimators = () => loaded.filter((path) => path.includes('password-estimator'));
const field = page.getByLabel('Password');
const word = page.locator('.password-strength__word');
const filledBars = page.locator('[data-filled=true]');

test('the estimator is fetched with the first letter, not with the page', async () => {
  expect(await word.textContent()).toBe('At least 8 characters');
  expect(estimators()).toEqual([]);
  await field.fill('p');
  await expect.poll(() => word.textContent(), { timeout: 20_000 }).toBe('Weak');
  expect(estimators()).toHaveLength(1);
});

test.each([
  ['password1', 'Weak', 1],
  ['harborlight', 'Fair', 2],
  ['mapleleaf99!', 'Good', 3],
  ['correct horse battery staple', 'Strong', 4],
  ['wilhelmina1', 'Weak', 1],
])('%s is %s, with %i of four bars', async (password, expected, bars) => {
  await field.fill(password);
  await expect.poll(() => word.textContent()).toBe(expected);
  expect(await filledBars.count()).toBe(bars);
});

test('the word is announced once typing has stopped', async () => {
  await field.fill('mapleleaf99!');
  await expect.poll(() => page.getByText('Password strength: Good').count()).toBe(1);
});

test('an empty field asks for its eight characters again', async () => {
  await field.fill('');
  await expect.poll(() => word.textContent()).toBe('At least 8 characters');
});
