import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/read-settings.ts';

const read = (path: string) => readFile(join(root, path), 'utf8');

/** Rows of three cells: what is promised, the file, the test's title in it. */
const rowPattern = /^\| ([^|]+) \| ([^| ]+\.tsx?) \| ([^|]+) \|$/gm;

test('every promise names a test that there is', async () => {
  const rows = [...(await read('docs/what-holds.md')).matchAll(rowPattern)];
  expect(rows.length).toBeGreaterThan(70);
  const missing: string[] = [];
  for (const [, promise, file = '', title = ''] of rows) {
    const text = await read(file).catch(() => '');
    if (!text.includes(title)) missing.push(`${promise}: “${title}” is not in ${file}`);
  }
  expect(missing).toEqual([]);
});

test('every decision that is asked about has a row, and every step at which the network is cut', async () => {
  const page = await read('docs/what-holds.md');
  for (let decision = 43; decision <= 58; decision += 1) {
    expect(page).toMatch(new RegExp(`^\\| (?:.*; )?${decision} `, 'm'));
  }
  const steps = [
    'gallery',
    'preview',
    'heart',
    'download',
    'shop',
    'editor',
    'cart',
    'checkout',
    'manage',
    'upload',
  ];
  for (const step of steps) expect(page).toMatch(new RegExp(`^\\| ${step}(?:: .*)? \\|`, 'm'));
});
