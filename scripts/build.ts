/** Builds SDK and pages unless they are built from exactly these sources. */
import { join } from 'node:path';
import { buildPages, buildPay, buildPlayground } from './lib/serve/build-pages.ts';

try {
  const root = join(import.meta.dirname, '..');
  await buildPay(root, (line) => console.log(line));
  await buildPages(root, (line) => console.log(line));
  await buildPlayground(root, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
