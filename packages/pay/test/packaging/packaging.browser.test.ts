/**
 * Scripts of pages, ES modules and CommonJS: whatever fails, fails with one code in all of them. What
 * the client says stands in the details, though only modules share its classes.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnAnswer } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';
import { pageQuery } from '../conformance/page.ts';
import { openTestRig } from '../conformance/test-rig.ts';
import {
  answers,
  calls,
  createOptions,
  creations,
  googleAnswers,
  withoutClient,
} from './failures.ts';

const rig = await openTestRig();
afterAll(() => rig[Symbol.asyncDispose]());
const { gateway, hosts, shopOrigin } = rig;
const { tools } = gateway;

const npm = join(import.meta.dirname, '../../dist/npm');
const gatewayUrl = 'https://assets.braintreegateway.com';
const scripts = ['client', ...Object.keys(creations)].map((name) =>
  name.replace(/[A-Z]/g, '-$&').toLowerCase(),
);

const packagings = {
  'scripts of pages': undefined,
  'ES modules': `import * as braintree from '${npm}/index.js';
    braintree.configure({ gatewayUrl: '${gatewayUrl}' }); window.braintree = braintree;`,
  CommonJS: `const braintree = require('${npm}/index.cjs');
    braintree.configure({ gatewayUrl: '${gatewayUrl}' }); window.braintree = braintree;`,
};

/** A page of a shop with the SDK in `braintree`, packed in this way. */
async function openPage(program: string | undefined): Promise<Page> {
  const page = await rig.browser.newPage();
  const components = program === undefined ? scripts : [];
  await page.goto(`${shopOrigin}/?${pageQuery('ours', { components })}`);
  if (program !== undefined) await page.addScriptTag({ content: await bundled(program) });
  return page;
}

async function bundled(program: string): Promise<string> {
  const entry = 'virtual:shop.js';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'shop',
        resolveId: (source) => (source === entry ? source : null),
        load: (id) => (id === entry ? program : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}

interface Failure {
  code: string;
  details?: unknown;
  originalError?: { code: string };
}

/** The failure of an expression in the page, as far as it can leave it. */
function failureOf(page: Page, expression: string): Promise<Failure> {
  return page.evaluate(`Promise.resolve(${expression}).then((gave) => ({ code: 'gave', gave }),
    (error) => JSON.parse(JSON.stringify({ code: error.code, details: error.details,
      originalError: error.details?.originalError ?? error.originalError })))`);
}

/** Whatever asks for the merchant's configuration is answered so. */
function answerConfiguration(answer: OwnAnswer): void {
  hosts.answer = ({ url, body }) =>
    url.includes('/configuration') || body.includes('ClientConfiguration') ? answer : undefined;
}

/** An authorization that leads to no client, and all else that this failure needs. */
const causes: Readonly<Record<keyof typeof withoutClient, () => Promise<string>>> = {
  'no authorization at all': async () => 'x',
  'a key of nobody': async () => 'sandbox_abcdefgh_nobody',
  'a token that is forged': async () => {
    const token: unknown = JSON.parse(atob(await tools.clientToken()));
    return btoa(JSON.stringify({ ...Object(token), authorizationFingerprint: 'forged' }));
  },
  'a token that has expired': async () => {
    const token = await tools.clientToken();
    await tools.call('PUT', '/sandbox/clock', { advanceMs: 25 * 3_600_000 });
    return token;
  },
  'a gateway that is away': async () => {
    answerConfiguration('broken line');
    return gateway.merchant.tokenizationKey;
  },
  'a gateway that has no time': async () => {
    answerConfiguration({ status: 503, body: '' });
    return tools.clientToken();
  },
};

describe.each(Object.entries(packagings))('%s', (_, program) => {
  let page: Page;
  // One page for all: each test comes with an authorization of its own.
  beforeAll(async () => {
    page = await openPage(program);
  });
  afterAll(() => page.close());
  beforeEach(async () => {
    hosts.answer = undefined;
    await tools.call('DELETE', '/sandbox');
    await tools.call('PUT', '/sandbox/configuration', {
      options: { threeDSecureEnabled: true, tokenizesByGraphQL: false },
    });
  });

  test.each(Object.entries(withoutClient))('no component has a client: %s', async (name, code) => {
    const authorization = await causes[name]?.();
    await page.evaluate(`window.authorization = ${JSON.stringify(authorization)}`);
    const failures: Record<string, string> = {};
    for (const [component, creation] of Object.entries(creations)) {
      failures[component] = (await failureOf(page, `braintree.${component}.${creation}`)).code;
    }
    expect(failures).toEqual(
      Object.fromEntries(Object.keys(creations).map((component) => [component, code])),
    );
  });

  test('Google answers with no payment', async () => {
    const { tokenizationKey } = gateway.merchant;
    await page.evaluate(`braintree.googlePayment.create({ authorization: '${tokenizationKey}' })
      .then((google) => { window.google = google; })`);
    for (const [name, answer] of Object.entries(googleAnswers)) {
      const call = `google.parseResponse(${JSON.stringify(answer)})`;
      expect((await failureOf(page, call)).code, name).toBe('GOOGLE_PAYMENT_GATEWAY_ERROR');
    }
  });

  test('a call is answered with an error, or with nothing', async () => {
    const components = [...new Set(calls.map(({ component }) => component))];
    await page.evaluate(`(async () => {
      const client = await braintree.client.create({ authorization: '${await tools.clientToken()}' });
      window.made = {};
      ${components.map((name) => `made.${name} = await braintree.${name}.create({ client, ${createOptions[name] ?? ''} });`).join('')}
    })()`);
    await page.waitForFunction(`Object.values(made.hostedFields.getState().fields)
      .every(({ isValid }) => isValid)`);
    const failures: Record<string, string> = {};
    const expected: typeof failures = {};
    for (const { component, call, path, code, codes, isBodyTheCause } of calls) {
      for (const [name, [answer, clientCode]] of Object.entries(answers)) {
        hosts.answer = ({ url }) => (path.test(url) ? answer : undefined);
        const failure = await failureOf(page, `made.${component}.${call}`);
        const label = `${component}.${call}: ${name}`;
        failures[label] = `${failure.code} because of ${failure.originalError?.code}`;
        const own = codes?.[name] ?? code;
        // An error of the client itself has no other cause.
        const isCauseless =
          own === clientCode || (isBodyTheCause && clientCode === 'CLIENT_REQUEST_ERROR');
        expected[label] = `${own} because of ${isCauseless ? undefined : clientCode}`;
      }
    }
    expect(failures).toEqual(expected);
  });
});
