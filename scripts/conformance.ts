/**
 * The published SDK and ours side by side in every scenario, a quarter of an hour or so.
 *
 *   npm run conformance [-- -t 'part of a name']
 */
import { spawnSync } from 'node:child_process';

const files = ['packages/pay/test/conformance', 'apps/gateway/test/conformance'];
const { status } = spawnSync('vitest', ['run', ...files, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CONFORMANCE: 'all' },
});
process.exitCode = status ?? 1;
