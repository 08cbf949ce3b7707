/** Writes `docs/errors.md`, which describes every error of the catalog. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorPage } from './lib/error-page.ts';

await writeFile(join(import.meta.dirname, '../docs/errors.md'), await errorPage());
