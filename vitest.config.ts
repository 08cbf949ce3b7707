import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const withDatabase = ['apps/{store,gateway}/**/*.test.ts', 'packages/test-kit/**/*.test.ts'];
/** These start and stop servers and processes, and leave nothing as it was. */
const withProcesses = ['packages/server-kit/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Tests that drive a real browser by themselves. */
const withBrowser = ['**/*.browser.test.ts'];
/** Every outcome of every flow: they run with `npm run faults`, the rest belongs to `npm test`. */
const long = '**/*.long.*test.ts';
/** The last two hold what was made here: data, and earlier releases with tests of their own. */
const never = ['**/node_modules/**', '**/dist/**', 'data/**', '.cache/**'];
if (process.env['LONG_TESTS'] !== 'on') never.push(long);

/** They only end what hangs: on a busy machine with two cores anything may take its time. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Their tests change nothing outside themselves: a module is read once, not again for every file. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    // Much of a test's time is waiting: with two cores, too, three files go on at once.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...withDatabase, ...withProcesses, ...withBrowser],
          ...shared,
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: withDatabase,
          exclude: [...never, ...withBrowser],
          globalSetup: './vitest.database.ts',
          ...shared,
          ...patience,
        },
      },
      {
        test: {
          name: 'processes',
          include: withProcesses,
          exclude: [...never, ...withBrowser],
          globalSetup: './vitest.database.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: withBrowser,
          exclude: never,
          globalSetup: './vitest.database.ts',
          ...shared,
          ...patience,
        },
      },
    ],
  },
});
