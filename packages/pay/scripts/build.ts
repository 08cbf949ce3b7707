/** Builds what is published: modules, scripts for pages, scripts of frames, declarations. */
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDeclarations } from './lib/declarations.ts';
import { buildFrames, buildModules, buildScripts } from './lib/bundles.ts';
import { writeDocumentation } from './lib/documentation.ts';
import { writeRelease } from './lib/hashes.ts';
import { writePackage } from './lib/published-package.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    production: { type: 'boolean', default: false },
    /** Elsewhere than in `dist`. */
    out: { type: 'string' },
  },
});
const isProduction = values.production;
const target = values.out ?? join(root, 'dist');
// Beside the old one and then in its place, so that a running gateway always finds a whole build.
const folder = await mkdtemp(`${target}.`);
await chmod(folder, 0o755);
const job = { root, dist: folder, isProduction };

try {
  await buildScripts(job);
  await buildFrames(job);
  const release = await writeRelease(folder);
  await buildModules(job);
  await writeDeclarations(join(folder, 'npm/types'));
  await writePackage(job, release);
  await writeDocumentation(root, folder);
  await rm(target, { recursive: true, force: true });
  await rename(folder, target);
} finally {
  await rm(folder, { recursive: true, force: true });
}
