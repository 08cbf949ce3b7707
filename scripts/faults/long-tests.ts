/** The tests that are too long for `npm test`: files whose name ends in `.long.test.ts` or `.long.browser.test.ts`. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '.long.'], {
  stdio: 'inherit',
  env: { ...process.env, LONG_TESTS: 'on' },
});
process.exitCode = status ?? 1;
