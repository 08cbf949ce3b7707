/** Writes `docs/compatibility.md`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compatibilityPage } from '../test/conformance/compatibility-page.ts';

await writeFile(join(import.meta.dirname, '../../../docs/compatibility.md'), compatibilityPage());
