import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The same engine without the windows around its pages, which cost a third of the processor time of the
 * tests. Runs of their own, as of faults and conformance, go on with the whole browser.
 */
const shell = '/usr/bin/chromium-headless-shell';

/** Thrown when there is no browser and none could be installed. */
export class NoChromium extends Error {
  override name = 'NoChromium';

  constructor() {
    super(
      'The browser tests need Chromium, and it could not be installed here. Install it ' +
        '(Debian: apt-get install chromium; elsewhere: npx playwright install chromium), ' +
        'or set CHROMIUM_PATH to a Chromium or Chrome of yours.',
    );
  }
}

/**
 * Paths for tests: of a whole Chromium (that of `CHROMIUM_PATH`, else as below), and of one without
 * windows where there is one.
 * @throws NoChromium
 */
export function ensureTestChromium(): { whole: string; quick: string } {
  const whole = ensureChromium();
  if (process.env['CHROMIUM_PATH']) return { whole, quick: whole };
  if (!existsSync(shell) && isDebianRoot()) installDebian('chromium-headless-shell');
  return { whole, quick: existsSync(shell) ? shell : whole };
}

/**
 * Path of a Chromium: the one of `CHROMIUM_PATH`, of the system, of Playwright, or a new one.
 * @throws NoChromium
 */
export function ensureChromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`);
  }
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) installDebian('chromium');
  const installed = findChromium();
  if (installed) return installed;
  run('playwright install chromium');
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  throw new NoChromium();
}

function findChromium(): string | undefined {
  return [...places, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** A machine without a network is not waited for long. */
function installDebian(name: string): void {
  console.log(`Installing ${name} for the browser tests …`);
  const apt = 'apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20';
  run(`${apt} update && ${apt} install -y --no-install-recommends ${name}`);
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
}
