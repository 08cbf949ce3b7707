/** Builds what is published: `dist/npm`, which can be packed and installed anywhere. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage } from './lib/build-package.ts';

const folder = join(import.meta.dirname, '../dist/npm');
await rm(folder, { recursive: true, force: true });
await buildPackage(folder);
