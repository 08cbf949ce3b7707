import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';

/** The browser of every measurement: Debian's, or Playwright's own where that is missing. */
export function startChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', ...args],
  });
}
