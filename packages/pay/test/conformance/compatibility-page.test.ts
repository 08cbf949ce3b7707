import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compatibilityPage } from './compatibility-page.ts';

test('docs/compatibility.md lists the differences and scenarios of today', async () => {
  const path = join(import.meta.dirname, '../../../../docs/compatibility.md');
  expect(await readFile(path, 'utf8')).toBe(compatibilityPage());
});
