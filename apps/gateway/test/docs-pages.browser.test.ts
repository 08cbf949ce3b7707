/** The documentation as the gateway serves it: whole, readable, to be copied. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSdkRig } from './sdk-rig.ts';

const { gateway, browser } = await openSdkRig({ pages: () => (_request, reply) => reply.end() });
const { hostname, port } = new URL(gateway.origin);
const files = await readdir(join(import.meta.dirname, '../../../packages/pay/docs'));
const names = files.map((file) => file.replace('README', 'index').replace('.md', ''));

async function openPage(name: string): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await (await browser.newContext({ permissions })).newPage();
  await page.goto(`${gateway.origin}/docs/${name}`);
  return page;
}

test('a program of a page that the gateway serves is copied as it runs here', async () => {
  const page = await openPage('quick-start');
  await page
    .locator('figure', { has: page.locator('figcaption', { hasText: 'server.mjs' }) })
    .getByRole('button', { name: 'Copy' })
    .click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(copied).toContain(
    `Environment('${hostname}', '${port}', '', false, '${hostname}', '${port}')`,
  );
  expect(copied).toMatch(/^import .*\.listen\(.*\);\n$/s);
  expect(await page.locator('main').textContent()).toContain(gateway.origin);
  expect(await page.locator('main').textContent()).not.toContain('localhost:3001');
});

test.each(names)('%s is readable on a phone, light and dark', async (name) => {
  const page = await openPage(name);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  // The longest page is made of the parts of the others.
  if (name === 'errors') return;
  expect(await axeFaultsInBothSchemes(page)).toEqual([]);
});

test('the gateway serves every page, and every link leads to one', async () => {
  for (const name of names) {
    const reply = await fetch(`${gateway.origin}/docs/${name}`);
    const html = await reply.text();
    expect([reply.status, html.slice(0, 15)]).toEqual([200, '<!doctype html>']);
    for (const [, path = ''] of html.matchAll(/href="(\/docs[^"#]*)/g)) {
      expect([path, (await fetch(gateway.origin + path)).status]).toEqual([path, 200]);
    }
  }
  expect(await (await fetch(`${gateway.origin}/docs/errors`)).text()).toContain(
    'id="client_invalid_authorization"',
  );
  expect(await (await fetch(`${gateway.origin}/docs/react`)).text()).toContain(
    'id="pay_authorization_failed"',
  );
  expect((await fetch(`${gateway.origin}/docs/..%2fsri`)).status).toBe(404);
});
