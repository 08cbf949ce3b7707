/** A page that pinned a release goes on when the gateway has another build. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSdkRig } from './sdk-rig.ts';
import { demoKey } from './test-page.ts';

const { gateway, port, browser, payDist } = await openSdkRig({
  hasOwnBuild: true,
  pages: () => (_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>
<html lang="en"><title>Shop</title><div id="number"></div><div id="date"></div></html>`);
  },
});

test('scripts and frames of a pinned release stay when the next build is there', async () => {
  const reply = await fetch(`${gateway.origin}/web/3.109.0/release.json`);
  const { name, integrity } = (await reply.json()) as Record<'name' | 'integrity', never>;
  const page = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`http://127.0.0.1:${port}`);
  await page.evaluate(`Promise.all(${JSON.stringify(Object.entries(integrity))}
    .filter(([file]) => file === 'hosted-fields.min.js')
    .map(([file, hash]) => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '${gateway.origin}/web/${String(name)}/js/' + file;
      Object.assign(script, { integrity: hash, crossOrigin: 'anonymous', onload: resolve, onerror: reject });
      document.head.append(script);
    })))`);
  await breakBuild();
  await page.evaluate(`(async () => {
    window.fields = await braintree.hostedFields.create({
      authorization: '${demoKey.tokenizationKey}',
      fields: { number: { container: '#number' }, expirationDate: { container: '#date' } },
    });
  })()`);
  for (const [id, text] of [
    ['number', '4111111111111111'],
    ['date', '1234'],
  ] as const) {
    await page.frameLocator(`#${id} iframe`).locator('form input:visible').first().fill(text);
  }
  expect(await page.evaluate('fields.tokenize()')).toMatchObject({ nonce: expect.any(String) });
  expect(asked.filter((url) => url.includes('/web/3.109.0/'))).toEqual([]);
  expect(asked.filter((url) => url.includes('/js/client.min.js'))).toHaveLength(1);
});

/** The next build has other scripts, which no pinned page could use. */
async function breakBuild(): Promise<void> {
  const release = JSON.parse(await readFile(join(payDist, 'release.json'), 'utf8')) as object;
  const next = { ...release, name: '3.109.0-0000000000000000' };
  await writeFile(join(payDist, 'release.json'), JSON.stringify(next));
  await rm(join(payDist, 'frames'), { recursive: true });
  for (const script of ['client.min.js', 'hosted-fields.min.js']) {
    await writeFile(join(payDist, 'browser', script), 'throw new Error("another build");');
  }
}
