/** Builds what is published: modules, scripts for pages, scripts of frames, declarations. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDeclarations } from './lib/declarations.ts';
import { buildFrames, buildModules, buildScripts } from './lib/bundles.ts';
import { writeHashes } from './lib/hashes.ts';
import { writePackage } from './lib/published-package.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const isProduction = process.argv.includes('--production');

await rm(dist, { recursive: true, force: true });
await buildScripts(root, isProduction);
await buildFrames(root, isProduction);
await writeHashes(join(dist, 'browser'));
await writeHashes(join(dist, 'frames'));
await buildModules(root, isProduction);
await writeDeclarations(join(dist, 'npm', 'types'));
await writePackage(root);
