import { chromiumOptions } from '@albumen/test-kit/chromium-options';
import { defineConfig } from '@playwright/test';

/** Long journeys carry @long and run with `npm run faults`; the rest belongs to `npm test`. */
const isLong = process.env['E2E_LONG'] === 'on';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './store/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // With two cores, too: a journey waits more than it works. `npm test` runs them beside the other tests.
  workers: 2,
  // Whoever fails while another journey keeps the machine busy goes once more, and is listed as flaky.
  retries: isLong ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  // These only end what hangs: beside other work, or on a slow machine, anything may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  ...(!isLong && { grepInvert: /@long/ }),
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: chromiumOptions(),
  },
});
