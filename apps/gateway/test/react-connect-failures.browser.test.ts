/** What a plain page is told when it fails to connect, the bindings tell by `onError` of provider and form. */
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

const fixture = join(import.meta.dirname, '../../../packages/pay-react/test/connect.fixture.tsx');
const { gateway, openShop } = await openConnectShop(
  () => `import { connect } from ${JSON.stringify(fixture)};
    Object.assign(globalThis, { connect });`,
);

/** What every `onError` got, or `shown`. */
function tryToShow(page: Page, attempt: Attempt = {}, look: object = {}): Promise<unknown> {
  return page.evaluate(`connect(${attemptCode(gateway.origin, attempt)}, ${JSON.stringify(look)})`);
}

const provoked = new Set<ConnectFailureName>();
afterAll(() => expect([...provoked].toSorted()).toEqual(failuresOf('react').toSorted()));

/** @param where `provider` and `form`, or the form alone */
function failure(name: ConnectFailureName, where: string, parts?: readonly string[]) {
  provoked.add(name);
  return {
    where: `PayFailure of ${where}`,
    code: connectFailures[name].code,
    message: expect.stringMatching(messageOf(name, parts)),
    docsUrl: expect.stringMatching(`/docs/errors#${connectFailures[name].code.toLowerCase()}$`),
  };
}

const forms: [what: string, look: object][] = [
  ['two fields', {}],
  ['CardForm', { isWhole: true }],
];
const ofConnection: Partial<Record<ConnectFailureName, Provocation>> = connectionProvocations(
  gateway.origin,
);
test.each(Object.entries(ofConnection) as [ConnectFailureName, Provocation][])(
  '%s: the provider and the form below it are notified',
  async (name, { attempt, parts }) => {
    const page = await openShop();
    for (const [, look] of forms) {
      const received = await tryToShow(page, attempt, look);
      expect(received).toHaveLength(2);
      expect(received).toContainEqual(failure(name, 'provider', parts));
      expect(received).toContainEqual(failure(name, 'form', parts));
    }
    expect(await tryToShow(page)).toBe('shown');
  },
);

test('a field that there is not', async () => {
  const page = await openShop();
  expect(await tryToShow(page, {}, { moreField: 'iban' })).toEqual([
    failure('unknownField', 'form', ['"iban"']),
  ]);
  expect(await tryToShow(page)).toBe('shown');
});

test.each(forms)('%s in a place that is not part of the document', async (_, look) => {
  const page = await openShop();
  expect(await tryToShow(page, {}, { ...look, isDetached: true })).toEqual([
    failure('detached', 'form', ['field number']),
  ]);
});

test.each(forms)('%s whose frames the page’s own policy forbids', async (_, look) => {
  const page = await openShop(framelessPolicy);
  await page.clock.install();
  const going = tryToShow(page, {}, look);
  await expect.poll(() => page.locator('iframe').count()).toBeGreaterThan(1);
  await page.clock.fastForward(61_000);
  expect(await going).toEqual([failure('noFrames', 'form', ['no frame: number'])]);
});
