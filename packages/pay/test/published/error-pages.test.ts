import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorPages } from '../../scripts/lib/error-pages.ts';

const folder = join(import.meta.dirname, '../../docs/errors');

test('every error of the catalogue has its page, as the catalogue says it', async () => {
  const pages = await errorPages();
  expect((await readdir(folder)).toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [name, text] of pages) {
    const hint = 'run: node packages/pay/scripts/error-pages.ts';
    expect(await readFile(join(folder, name), 'utf8'), hint).toBe(text);
  }
});
