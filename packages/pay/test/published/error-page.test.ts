import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorPage } from '../../scripts/lib/error-page.ts';

const file = join(import.meta.dirname, '../../docs/errors.md');

test('the page of errors says of every error what the catalog says', async () => {
  const hint = 'run: node packages/pay/scripts/error-page.ts';
  expect(await readFile(file, 'utf8'), hint).toBe(await errorPage());
});

test('every code has one heading, and every link of a table leads to one', async () => {
  const page = await errorPage();
  const links = [...page.matchAll(/\]\(#(\w+)\)/g)].map(([, anchor]) => anchor);
  const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, code]) => code?.toLowerCase());
  expect(links.length).toBeGreaterThan(100);
  expect(new Set(links)).toEqual(new Set(headings));
  expect(headings).toHaveLength(new Set(headings).size);
});
