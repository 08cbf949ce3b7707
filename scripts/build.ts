/** Builds the pages unless they are built from exactly these sources. */
import { join } from 'node:path';
import { buildPages } from './lib/serve/build-pages.ts';

try {
  await buildPages(join(import.meta.dirname, '..'), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
