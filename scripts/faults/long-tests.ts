/**
 * The tests that are too long for `npm test`: files whose name ends in `.long.test.ts` or
 * `.long.browser.test.ts`, and tests with the tag `long` in others.
 */
import { spawnSync } from 'node:child_process';

const parts = [['.long.'], ['--project', 'browser', '--tags-filter', 'long']];
for (const part of parts) {
  const { status } = spawnSync('vitest', ['run', ...part], {
    stdio: 'inherit',
    env: { ...process.env, LONG_TESTS: 'on' },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
