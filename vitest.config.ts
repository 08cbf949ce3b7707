import { defineConfig } from 'vitest/config';

const withDatabase = [
  'apps/{store,gateway}/**/*.test.ts',
  'packages/{server-kit,test-kit}/**/*.test.ts',
  'scripts/**/*.test.ts',
];
/** Tests that drive a real browser by themselves share its cores, so they take turns. */
const withBrowser = ['**/*.browser.test.ts'];
const never = ['**/node_modules/**', '**/dist/**', 'data/**'];

/** They only end what hangs: on a busy machine with two cores anything may take its time. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...withDatabase, ...withBrowser],
          // Nothing here is changed by its tests: a module is read once for all files.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: withDatabase,
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
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
