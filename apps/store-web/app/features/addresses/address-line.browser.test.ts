import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFixture } from '../../../test/fixture-page.ts';

const place = { city: 'Austin', state: 'TX', zipcode: '78701', source: 'postal' };
const single = { ...place, street_line: '120 Main St', secondary: '', entries: 0 };
const building = { ...place, street_line: '122 Main St', secondary: 'Apt', entries: 2 };
const unitOf = (unit: string) => ({ ...building, secondary: `Apt ${unit}`, entries: 0 });

/** The address service at the network's edge: what it was asked, and what it answers next. */
let asked: URLSearchParams[] = [];
const usual = (query: URLSearchParams) => ({
  status: 200,
  json: { suggestions: query.has('selected') ? [unitOf('1'), unitOf('2')] : [single, building] },
});
let answer: (query: URLSearchParams) => { status: number; json: object } = usual;

const fixture = await openFixture(
  fileURLToPath(new URL('./address-line.fixture.tsx', import.meta.url)),
  async (route, { pathname, searchParams }) => {
    if (pathname !== '/stand-in/addresses/lookup') return await route.fulfill({ status: 404 });
    asked.push(searchParams);
    return await route.fulfill(answer(searchParams));
  },
);
const { page } = fixture;
afterAll(fixture.close);

const line = page.getByRole('combobox', { name: 'Street and number' });
const list = page.getByRole('listbox', { name: 'Suggested addresses' });
const options = list.getByRole('option');
const valueOf = (label: string) => page.getByLabel(label).inputValue();
const isAutocompleted = () => page.getByTestId('autocompleted').textContent();

beforeEach(async () => {
  asked = [];
  answer = usual;
  await page.reload();
});

test('the keyboard alone chooses a suggestion, and the fields fill', async () => {
  await line.pressSequentially('120 Ma');
  await options.first().waitFor();
  expect(await line.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  const first = await options.first().getAttribute('id');
  expect(await line.getAttribute('aria-activedescendant')).toBe(first);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
  expect(await valueOf('Street and number')).toBe('120 Main St');
  expect(await Promise.all(['City', 'State', 'Zip code'].map(valueOf))).toEqual([
    'Austin',
    'TX',
    '78701',
  ]);
  expect(await isAutocompleted()).toBe('true');
});

test('a building opens into its units, and the unit goes into its own field', async () => {
  await line.pressSequentially('122 Ma');
  await options.filter({ hasText: '2 apartments' }).click();
  await options.filter({ hasText: 'Apt 2' }).click();
  expect(asked.at(-1)?.get('selected')).toBe('122 Main St Apt (2) Austin TX 78701');
  expect(await valueOf('Street and number')).toBe('122 Main St');
  expect(await valueOf('Apartment')).toBe('Apt 2');
  expect(await isAutocompleted()).toBe('true');
});

test.each(['City', 'State', 'Zip code', 'Street and number'])(
  'editing %s afterwards takes the word "autocompleted" back',
  async (label) => {
    await line.pressSequentially('120 Ma');
    await options.first().click();
    await expect.poll(() => isAutocompleted()).toBe('true');
    await page.getByLabel(label).pressSequentially('x');
    expect(await isAutocompleted()).toBe('false');
  },
);

test('Escape closes the list and reaches nothing behind it', async () => {
  await page.evaluate(() => {
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') document.body.dataset['escaped'] = 'yes';
    });
  });
  const escaped = () => page.evaluate(() => document.body.dataset['escaped']);
  await line.pressSequentially('120 Ma');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await escaped()).toBeUndefined();
  expect(await valueOf('Street and number')).toBe('120 Ma');
  await page.keyboard.press('Escape');
  await expect.poll(() => escaped()).toBe('yes');
});

test('nothing is asked without a space, or for Canada', async () => {
  await line.pressSequentially('120');
  await page.getByLabel('Country').selectOption('CA');
  await line.pressSequentially(' Main St');
  await page.getByLabel('Country').selectOption('US');
  await line.pressSequentially('r');
  await options.first().waitFor();
  expect(asked.map((query) => query.get('search'))).toEqual(['120 Main Str']);
});

test('every lookup is logged with its time and count', async () => {
  await line.pressSequentially('122 Ma');
  await options.filter({ hasText: '2 apartments' }).click();
  await options.filter({ hasText: 'Apt 1' }).waitFor();
  const logs: unknown = JSON.parse((await page.getByTestId('logs').textContent()) ?? '');
  expect(logs).toEqual([
    { search: '122 Ma', at: expect.any(Number), count: 2 },
    {
      search: '122 Main St',
      selected: '122 Main St Apt (2) Austin TX 78701',
      at: expect.any(Number),
      count: 2,
    },
  ]);
});

test('the number of suggestions is announced', async () => {
  await line.pressSequentially('120 Ma');
  const words = page.getByText('2 suggestions. Arrow down to choose.');
  await expect.poll(() => words.isVisible()).toBe(true);
});

test.each([
  ['finds nothing', { status: 200, json: { suggestions: null } }],
  ['fails', { status: 503, json: {} }],
])('a service that %s leaves a plain field', async (_, reply) => {
  answer = () => reply;
  await line.pressSequentially('120 Ma');
  await expect.poll(() => page.getByTestId('logs').textContent()).toContain('"count":0');
  expect(await list.count()).toBe(0);
  await page.getByLabel('City').fill('Austin');
});

test('an open list has no accessibility fault, light and dark', async () => {
  await line.fill('120 Ma');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await axeFaultsInBothSchemes(page, { within: 'form' })).toEqual([]);
});
