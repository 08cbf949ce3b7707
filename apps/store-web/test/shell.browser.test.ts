import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Browser, Page } from '@playwright/test';
import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostPages, type PageHost } from './page-host.ts';
import {
  focusedIn,
  hydrated,
  noteComplaints,
  noteFirstWords,
  pressWithMeta,
  stranger,
} from './shell-page.ts';

let host: PageHost;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  host = await hostPages(({ path }) =>
    path === '/viewer' ? { body: stranger } : { body: { isDone: true } },
  );
  browser = await sharedChromium();
});

beforeEach(async () => {
  host.calls.length = 0;
  complaints.length = 0;
  const context = await browser.newContext({ viewport: { width: 1200, height: 700 } });
  page = await context.newPage();
  noteComplaints(page, complaints);
});

afterEach(() => page.context().close());

afterAll(async () => {
  await closePages(browser);
  await host.close();
});

async function open(path: string): Promise<void> {
  await page.goto(host.origin + path);
  await hydrated(page);
}

const scrolled = () => page.evaluate(() => window.scrollY);
const focused = () => focusedIn(page);

test('a page hydrates under the strict content policy without a complaint', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');
  expect(complaints).toEqual([]);
});

test('the chosen scheme is remembered and set before the first paint of the next page', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
});

test('a link loads its page in place: new address, title and page type, no new document', async () => {
  await open('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/help');
  await expect.poll(() => page.title()).toBe('Help · Halide');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a link pressed with Ctrl opens a new window', async () => {
  await open('/');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Help' })
    .click({ modifiers: ['Control'] });
  const other = await opened;
  await other.waitForURL('**/help');
  expect(new URL(page.url()).pathname).toBe('/');
  await other.close();
});

test('a link pressed with Meta is left to the browser, whatever its system makes of it', async () => {
  await open('/');
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' });
  const isLeft = await help.evaluate(pressWithMeta);
  expect(isLeft).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Back returns to the place where the page was left', async () => {
  await open('/help');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms' })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await page.waitForURL('**/terms');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await page.waitForURL('**/help');
  await expect.poll(scrolled).toBe(900);
});

test('a page address with a hash opens at its section', async () => {
  await open('/help#upload-errors');
  const heading = page.getByRole('heading', { name: 'Upload errors' });
  const isAtTop = async () => {
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    return top >= 0 && top < 200;
  };
  await expect.poll(isAtTop).toBe(true);
});

test('an overlay takes focus, locks the page, and Escape gives both back', async () => {
  await open('/dashboard');
  const opener = page.getByRole('button', { name: 'Open overlay' });
  await opener.click();
  const overlay = page.getByRole('dialog', { name: 'That did not work' });
  await overlay.waitFor();
  const lock = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect
    .poll(() => overlay.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await expect.poll(() => lock()).toBe('hidden');
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await expect.poll(() => lock()).toBe('scroll');
});

test('a press outside closes an overlay, a press inside does not', async () => {
  await open('/dashboard');
  await page.getByRole('button', { name: 'Open overlay' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('Nothing is lost.').click();
  await expect.poll(() => overlay.count()).toBe(1);
  await page.mouse.click(10, 10);
  await overlay.waitFor({ state: 'detached' });
});

test('a panel link opens its page beside the current one, styled, through the one policy', async () => {
  await open('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
  const panel = page.getByRole('dialog', { name: 'Privacy' });
  await panel.getByRole('heading', { name: 'What we keep' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(complaints).toEqual([]);
});

test('another page begins at its content, which a reader hears by its title', async () => {
  await open('/dashboard');
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.press('Enter');
  await expect.poll(focused).toBe('MAIN Privacy · Halide');
});

test('when what had the focus is gone, the keyboard goes on beside it', async () => {
  await open('/dashboard');
  await page.getByRole('button', { name: 'Remove second' }).press('Enter');
  await expect.poll(focused).toBe('BUTTON Remove third');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('BUTTON Remove first');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('H2 Rows');
  await page.getByRole('button', { name: 'Edit nickname' }).press('Enter');
  await page.locator('input[name=nickname]:focus').waitFor();
  await page.getByRole('button', { name: 'Save nickname' }).press('Enter');
  await expect.poll(focused).toBe('BUTTON Edit nickname');
});

test('a status that comes with its words is there before them, or no reader says them', async () => {
  await open('/dashboard');
  await noteFirstWords(page);
  await page.getByRole('button', { name: 'Edit nickname' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasSilent'))).toBe('true');
  await page.locator('.notice__body:not([aria-hidden])').waitFor();
});

test('a toast offers the way back', async () => {
  await open('/dashboard');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Restored').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await expect.poll(focused).toBe('BUTTON Delete');
});

test('a menu is worked by keys, and an outside press closes it', async () => {
  await open('/dashboard');
  const button = page.getByRole('button', { name: 'Sort' });
  await button.press('ArrowDown');
  await page.keyboard.type('file');
  await page.keyboard.press('Enter');
  await page.locator('output', { hasText: 'name' }).waitFor();
  await button.click();
  await page.getByRole('menu').waitFor();
  await page.mouse.click(600, 650);
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
});

test('tabs follow the hash, from the first load on, and steps ahead stay shut', async () => {
  await open('/dashboard#name');
  await page.getByText('Content of name').waitFor();
  expect(await page.getByText('Content of brand').isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'upload' }).click({ force: true });
  expect(new URL(page.url()).hash).toBe('#name');
  await open('/dashboard');
  await page.getByRole('tab', { name: 'name' }).click();
  await page.getByText('Content of name').waitFor();
  await page.goBack();
  await page.getByText('Content of brand').waitFor();
});

test('a form says everything at once, goes to the first error, and clears each as it is mended', async () => {
  await open('/dashboard');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  const summary = page.getByRole('alert');
  expect(await summary.textContent()).toContain('2 fields need attention.');
  await email.fill('a@b.co');
  await expect.poll(() => summary.textContent()).toContain('One field needs attention.');
});

test('what the server refuses is said above the form, and focus goes there', async () => {
  await open('/dashboard');
  await page.getByRole('textbox', { name: 'Email' }).fill('a@b.co');
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.textContent()).toBe("That email and password don't match.");
  await expect
    .poll(() => summary.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('the same form works without script and keeps what was typed, but no password', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${host.origin}/dashboard`);
  await plain.getByRole('textbox', { name: 'Email' }).fill('a@b.co');
  await plain.getByLabel('Password', { exact: true }).fill('wrong-one');
  await plain.getByRole('button', { name: 'Sign in' }).click();
  await expect
    .poll(() => plain.getByRole('alert').textContent())
    .toBe("That email and password don't match.");
  expect(await plain.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('a@b.co');
  expect(await plain.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await context.close();
});

test('without script every page still reads and leads on', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${host.origin}/`);
  await plain.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  const heading = plain.getByRole('heading', { name: 'Uploading' });
  await expect.poll(() => heading.isVisible()).toBe(true);
  await context.close();
});

/* Every real page has this check in its journey (accessibility.spec.ts). */
test('assistive technology finds nothing wrong with what all pages are made of, light or dark', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/dashboard');
  expect(await axeFaultsInBothSchemes(page)).toEqual([]);
});
