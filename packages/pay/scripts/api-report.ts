/** Writes `api-report.md`, the public surface as a person reviews it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiReport } from './lib/api-report.ts';

await writeFile(join(import.meta.dirname, '../api-report.md'), await apiReport());
