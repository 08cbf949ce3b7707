/** The journeys that are too long for `npm test`. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts', '--grep', '@long'],
  { stdio: 'inherit', env: { ...process.env, E2E_LONG: 'on' } },
);
process.exitCode = status ?? 1;
