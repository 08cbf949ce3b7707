import { defineConfig } from 'vitest/config';

const withDatabase = [
  'apps/{store,gateway}/**/*.test.ts',
  'packages/{server-kit,test-kit}/**/*.test.ts',
  'scripts/**/*.test.ts',
];
/** Tests that drive a real browser by themselves share its cores, so they take turns. */
const withBrowser = ['**/*.browser.test.ts'];
const never = ['**/node_modules/**', '**/dist/**', 'data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...withDatabase, ...withBrowser],
        },
      },
      {
        test: {
          name: 'database',
          include: withDatabase,
          exclude: [...never, ...withBrowser],
          globalSetup: './vitest.database.ts',
          // Many of these start processes; on two cores they have to wait for each other.
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: withBrowser,
          exclude: never,
          globalSetup: './vitest.database.ts',
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
