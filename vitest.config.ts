import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const withDatabase = ['apps/{store,gateway}/**/*.test.ts', 'packages/test-kit/**/*.test.ts'];
/** These start and stop servers and processes, and leave nothing as it was. */
const withProcesses = ['packages/server-kit/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Tests that drive a real browser by themselves. */
const withBrowser = ['**/*.browser.test.ts'];
/** Every outcome of every flow: they run with `npm run faults`, the rest belongs to `npm test`. */
const long = '**/*.long.*test.ts';
const isLong = process.env['LONG_TESTS'] === 'on';
/** The last two hold what was made here: data, and earlier releases with tests of their own. */
const never = ['**/node_modules/**', '**/dist/**', 'data/**', '.cache/**'];
if (!isLong) never.push(long);

/** They only end what hangs: on a busy machine with two cores anything may take its time. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 40_000 } },
};

const cores = Math.max(2, availableParallelism());
/** Their files wait for a database or for processes: one more than cores keeps these busy. */
const waiting = { maxWorkers: cores + 1, sequence: { groupOrder: 0 } };
/** A browser has processes enough: with two cores a third file makes all slower than it saves waiting. */
const drawing = { maxWorkers: Math.max(2, cores - 1), sequence: { groupOrder: 1 } };

/** Their tests change nothing outside themselves: a module is read once, not again for every file. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    tags: [
      { name: 'long', description: 'Runs with `npm run faults`: another form of what runs here.' },
    ],
    ...(!isLong && { tagsFilter: ['!long'] }),
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...withDatabase, ...withProcesses, ...withBrowser],
          ...shared,
          ...waiting,
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
          ...waiting,
          ...patience,
        },
      },
      {
        test: {
          name: 'processes',
          include: withProcesses,
          exclude: [...never, ...withBrowser],
          globalSetup: './vitest.database.ts',
          ...waiting,
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
          ...drawing,
          ...patience,
        },
      },
    ],
  },
});
