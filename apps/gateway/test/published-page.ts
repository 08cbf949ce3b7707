import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Page, Route } from '@playwright/test';
import { afterAll } from 'vitest';
import type { TestGateway } from './test-gateway.ts';

const bundle = createRequire(import.meta.url).resolve('braintree-web/package.json');

/** What came of a call in the page: its value, or the error as plain data. */
export interface PageOutcome {
  value?: unknown;
  code?: string;
  details?: unknown;
}

/** A merchant's page with the published browser SDK, whose hosts lead to this gateway. */
export async function openPublishedPage({ app }: TestGateway, component: string) {
  const browser = await sharedChromium();
  afterAll(() => closePages(browser));
  const page = await browser.newPage();
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const { host, pathname, search } = new URL(request.url());
    const reply = await app.inject({
      method: request.method() as 'GET',
      url: pathname + search,
      headers: { ...(await request.allHeaders()), host },
      ...(request.postData() !== null && { payload: request.postData() ?? '' }),
    });
    const headers = reply.headers as Record<string, string>;
    await route.fulfill({ status: reply.statusCode, headers, body: reply.rawPayload });
  };
  await page.route(/^https:\/\/[a-z.-]+\.(braintreegateway|braintree-api)\.com[:/]/, answer);
  await page.route('http://localhost:8000/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  );
  await page.goto('http://localhost:8000/');
  const script = new URL(`dist/browser/${component}.js`, `file://${bundle}`);
  await page.addScriptTag({ content: await readFile(script, 'utf8') });
  return { page, run: (code: string) => run(page, code) };
}

/** `code` is the body of an async function; `braintree` is there. */
function run(page: Page, code: string): Promise<PageOutcome> {
  return page.evaluate(`(async () => {
    try {
      return { value: await (async () => { ${code} })() };
    } catch ({ code, details }) {
      return JSON.parse(JSON.stringify({ code, details }));
    }
  })()`);
}
