/** Every way in which a plain page fails to connect: the error names who is to blame, and the error's page. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import {
  connectFailures,
  type ConnectFailureName,
} from '../../../packages/pay/scripts/lib/connect-failures.ts';
import {
  attemptCode,
  connectionProvocations,
  failuresOf,
  framelessPolicy,
  messageOf,
  type Attempt,
  type Provocation,
} from './connect-failures.ts';
import { openConnectShop } from './connect-shop.ts';

const { gateway, openShop } = await openConnectShop(
  (
    payDist,
  ) => `import { isPayError, loadPay } from ${JSON.stringify(join(payDist, 'npm/index.js'))};
    Object.assign(globalThis, { isPayError, loadPay });`,
);

const twoFields = `{ number: { container: '#number' }, cvv: { container: '#cvv' } }`;

/** What `loadPay` or `create` rejects with, or `shown`. */
function tryToShow(page: Page, options: Attempt = {}, fields = twoFields) {
  return page.evaluate(`(async () => {
    const { authorization, ...source } = ${attemptCode(gateway.origin, options)};
    try {
      const { hostedFields } = await loadPay({ ...source, components: ['client', 'hostedFields'] });
      await hostedFields.create({ authorization, fields: ${fields} });
      return 'shown';
    } catch (error) {
      const told = [error.message, error.cause?.message].filter(Boolean).join(' ');
      return [isPayError(error) && error.code, told];
    }
  })()`);
}

const provoked = new Set<ConnectFailureName>();
afterAll(() => expect([...provoked].toSorted()).toEqual(failuresOf('plain').toSorted()));

function refusal(name: ConnectFailureName, parts?: readonly string[]) {
  provoked.add(name);
  return [connectFailures[name].code, expect.stringMatching(messageOf(name, parts))];
}

const ofConnection: Partial<Record<ConnectFailureName, Provocation>> = connectionProvocations(
  gateway.origin,
);
test.each(Object.entries(ofConnection) as [ConnectFailureName, Provocation][])(
  '%s',
  async (name, { attempt, parts }) => {
    const page = await openShop();
    expect(await tryToShow(page, attempt)).toEqual(refusal(name, parts));
    expect(await tryToShow(page)).toBe('shown');
  },
);

test.each<[about: string, name: ConnectFailureName, part: string, fields: string]>([
  [
    'no such container',
    'noContainer',
    'field cvv, container #nowhere',
    `{ number: { container: '#number' }, cvv: { container: '#nowhere' } }`,
  ],
  [
    'a container that is not there yet',
    'noContainer',
    'field cvv, container undefined',
    `{ cvv: { container: document.querySelector('#nowhere') } }`,
  ],
  [
    'a container twice',
    'containerTwice',
    'field cvv, container number',
    `{ number: { container: '#number' }, cvv: { container: number } }`,
  ],
  ['a field that there is not', 'unknownField', '"iban"', `{ iban: { container: '#number' } }`],
])('%s', async (_, name, ...[part, fields]) => {
  const page = await openShop();
  expect(await tryToShow(page, {}, fields)).toEqual(refusal(name, [part]));
  expect(await tryToShow(page)).toBe('shown');
});

test('frames that the page’s own policy forbids', async () => {
  const page = await openShop(framelessPolicy);
  await page.clock.install();
  const going = tryToShow(page);
  await expect.poll(() => page.locator('iframe').count()).toBe(2);
  await expect.poll(() => page.evaluate('typeof braintree.hostedFields')).toBe('object');
  await page.clock.fastForward(61_000);
  expect(await going).toEqual(refusal('noFrames', ['no frame: number,cvv']));
});

test('a container that is not part of the document', async () => {
  const page = await openShop();
  const detached = `{ container: Object.assign(document.createElement('div'), { id: 'away' }) }`;
  const fields = `{ number: { container: '#number' }, cvv: ${detached} }`;
  expect(await tryToShow(page, {}, fields)).toEqual(
    refusal('detached', ['field cvv, container away']),
  );
  expect(await tryToShow(page)).toBe('shown');
});

test('a form that is there already', async () => {
  const page = await openShop();
  expect(await tryToShow(page)).toBe('shown');
  expect(await tryToShow(page)).toEqual(
    refusal('containerTwice', ['field number, container #number']),
  );
});
