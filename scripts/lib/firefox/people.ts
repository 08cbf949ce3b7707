import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentToCookies } from '@albumen/contract/endpoints/accounts';
import { request, type APIRequestContext } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { newAddress } from '../../../e2e/client/new-address.ts';
import { createPageClient, type PageClient } from '../../../e2e/client/page-client.ts';
import { hydrated } from '../../../e2e/pages/hydrated.ts';

/** Somebody at a Firefox of her own. */
export interface FirefoxPerson {
  page: Page;
  /** Calls the store with the cookies that this Firefox begins with. */
  client: PageClient;
  /** Opens a page of the store and waits until React has it. */
  open: (path: string) => Promise<void>;
}

export interface FirefoxPeople {
  version: string;
  /** Where Firefox puts what is downloaded. */
  downloads: string;
  /** What its pages complained of so far: errors, caught or not, and answers of 500 and more. */
  complaints: string[];
  /** @param prepare what happens, by calls, before her Firefox shows anything */
  person: (prepare?: (client: PageClient) => Promise<unknown>) => Promise<FirefoxPerson>;
  /** Pictures of all open pages, where something went wrong. */
  shoot: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

const timeoutMs = 60_000;

/** Starts Firefox as it is installed, driven by WebDriver BiDi. */
export async function launchFirefox(
  executablePath: string,
  origin: string,
): Promise<FirefoxPeople> {
  const downloads = await mkdtemp(join(tmpdir(), 'albumen-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // A headless Firefox says that it has no mouse, and gets the page of a phone.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  const requests: APIRequestContext[] = [];
  const complaints: string[] = [];

  async function person(
    prepare: (client: PageClient) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<FirefoxPerson> {
    const own = await request.newContext({ extraHTTPHeaders: newAddress() });
    requests.push(own);
    const client = createPageClient(own, { labBrand: 'halide', origin });
    await client.call(consentToCookies);
    await prepare(client);
    const context = await browser.createBrowserContext();
    const { cookies } = await own.storageState();
    // Firefox takes whole seconds, and for a session's end no number at all.
    const whole = cookies.map(({ expires, ...cookie }) =>
      expires > 0 ? { ...cookie, expires: Math.ceil(expires) } : cookie,
    );
    await context.setCookie(...whole);
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.setViewport({ width: 1440, height: 900 });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
    });
    const open = async (path: string): Promise<void> => {
      await page.goto(new URL(path, origin).href);
      await hydrated(page);
    };
    return { page, client, open };
  }

  return {
    version: await browser.version(),
    downloads,
    complaints,
    person,
    async shoot(folder) {
      await mkdir(folder, { recursive: true });
      for (const [index, page] of (await browser.pages()).entries()) {
        await page.screenshot({ path: join(folder, `${index}.png`) });
      }
    },
    async close() {
      await browser.close();
      for (const own of requests) await own.dispose();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
