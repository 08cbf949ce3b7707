/**
 * The published SDK and ours side by side in every scenario, a quarter of an hour or so.
 *
 *   npm run conformance [-- -t 'part of a name'] [-- -u]
 */
import { spawnSync } from 'node:child_process';

// Each outcome has to be in the snapshot: none is written unless one asks for it.
const update = process.argv.includes('-u') ? [] : ['--update=none'];
const files = ['packages/pay/test/conformance', 'apps/gateway/test/conformance'];
// Each scenario says that it has ended: one file holds them all.
const options = ['run', '--reporter=verbose', ...update, ...files, ...process.argv.slice(2)];
const { status } = spawnSync('vitest', options, {
  stdio: 'inherit',
  env: { ...process.env, CONFORMANCE: 'all' },
});
process.exitCode = status ?? 1;
