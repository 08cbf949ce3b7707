/** Every way in which a page fails to connect: the message names who is to blame, and the error's page. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { openSdkRig } from './sdk-rig.ts';
import { demoKey } from './test-page.ts';

const boxes = ['number', 'cvv'].map((id) => `<div id="${id}" style="height: 40px"></div>`).join('');
const { gateway, port, browser, payDist } = await openSdkRig({
  pages: (origin) => (request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://shop.test');
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    const policy = searchParams.get('policy');
    if (policy) reply.setHeader('content-security-policy', policy.replaceAll('GATEWAY', origin));
    reply.end(`<!doctype html><html lang="en"><title>Shop</title>${boxes}</html>`);
  },
});

const { output } = await build({
  input: 'page',
  platform: 'browser',
  plugins: [
    {
      name: 'page',
      resolveId: (id) => (id === 'page' ? id : null),
      load: (id) =>
        id === 'page'
          ? `import { isPayError, loadPay } from ${JSON.stringify(join(payDist, 'npm/index.js'))};
             import { release } from ${JSON.stringify(join(payDist, 'npm/release.js'))};
             Object.assign(globalThis, { isPayError, loadPay, release });`
          : null,
    },
  ],
  write: false,
  output: { format: 'iife' },
});

async function openShop(policy = ''): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: policy === '' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/?policy=${encodeURIComponent(policy)}`);
  await page.evaluate(output[0].code);
  return page;
}

interface Attempt {
  gatewayUrl?: string;
  release?: string;
  authorization?: string;
  fields?: string;
}

const twoFields = `{ number: { container: '#number' }, cvv: { container: '#cvv' } }`;

/** What `loadPay` or `create` rejects with, or `shown`. */
function attempt(page: Page, { gatewayUrl = gateway.origin, ...more }: Attempt = {}) {
  const { release = 'release', authorization = demoKey.tokenizationKey, fields = twoFields } = more;
  return page.evaluate(`(async () => {
    try {
      const { hostedFields } = await loadPay({
        gatewayUrl: '${gatewayUrl}', release: ${release}, components: ['client', 'hostedFields'],
      });
      await hostedFields.create({ authorization: '${authorization}', fields: ${fields} });
      return 'shown';
    } catch (error) {
      return [isPayError(error) && error.code, error.message];
    }
  })()`);
}

const refusal = (code: string, ...parts: string[]) => [
  code,
  expect.stringMatching(
    [...parts, `See http://[^/]+/docs/errors#${code.toLowerCase()}$`].join('.*'),
  ),
];

const tokenOf = (fingerprint: string): string =>
  btoa(
    JSON.stringify({
      version: 2,
      authorizationFingerprint: fingerprint,
      configUrl: `${gateway.origin}/merchants/albumen_sandbox/client_api/v1/configuration`,
    }),
  );
const wrongHash = `{ ...release, integrity: { ...release.integrity, 'client.min.js': 'sha384-${'A'.repeat(64)}' } }`;
const unknownRelease = `{ ...release, name: '3.109.0-0000000000000000' }`;

test.each<[about: string, code: string, parts: string[], options: Attempt]>([
  ['a key of nobody', 'CLIENT_AUTHORIZATION_INVALID', [], { authorization: 'sandbox_x_nobody' }],
  ['no key at all', 'CLIENT_INVALID_AUTHORIZATION', [], { authorization: 'nonsense' }],
  ['an old token', 'CLIENT_AUTHORIZATION_INVALID', [], { authorization: tokenOf('old') }],
  [
    'a gateway that is away',
    'PAY_SCRIPT_NOT_LOADED',
    ['client.min.js cannot', 'is away'],
    { gatewayUrl: 'http://localhost:9' },
  ],
  [
    'another hash',
    'PAY_SCRIPT_NOT_LOADED',
    ['client.min.js cannot', 'hash'],
    { release: wrongHash },
  ],
  [
    'a release that the gateway never had',
    'PAY_SCRIPT_NOT_LOADED',
    ['3.109.0-0000000000000000/js/', 'answers 404'],
    { release: unknownRelease },
  ],
  [
    'no such container',
    'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
    ['field cvv, container #nowhere'],
    { fields: `{ number: { container: '#number' }, cvv: { container: '#nowhere' } }` },
  ],
  [
    'a container that is not there yet',
    'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
    ['field cvv, container undefined'],
    { fields: `{ cvv: { container: document.querySelector('#nowhere') } }` },
  ],
  [
    'a container twice',
    'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
    ['field cvv, container number'],
    { fields: `{ number: { container: '#number' }, cvv: { container: number } }` },
  ],
  [
    'a field that there is not',
    'HOSTED_FIELDS_INVALID_FIELD_KEY',
    ['"iban"'],
    { fields: `{ iban: { container: '#number' } }` },
  ],
])('%s', async (_, code, ...[parts, options]) => {
  const page = await openShop();
  expect(await attempt(page, options)).toEqual(refusal(code, ...parts));
  expect(await attempt(page)).toBe('shown');
});

test('frames that the page’s own policy forbids', async () => {
  const page = await openShop("frame-src 'none'; script-src GATEWAY; connect-src GATEWAY");
  await page.clock.install();
  const going = attempt(page);
  await expect.poll(() => page.locator('iframe').count()).toBe(2);
  await expect.poll(() => page.evaluate('typeof braintree.hostedFields')).toBe('object');
  await page.clock.fastForward(61_000);
  expect(await going).toEqual(refusal('HOSTED_FIELDS_TIMEOUT', 'no frame: number,cvv'));
});

test('a form that is there already', async () => {
  const page = await openShop();
  expect(await attempt(page)).toBe('shown');
  expect(await attempt(page)).toEqual(
    refusal('HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME', 'field number, container #number'),
  );
});
