/** Writes `docs/errors`: a page for every error of the catalogue. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorPages } from './lib/error-pages.ts';

const folder = join(import.meta.dirname, '../docs/errors');
const pages = await errorPages();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of pages) await writeFile(join(folder, name), text);
