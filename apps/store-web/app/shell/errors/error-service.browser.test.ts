import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openFixture } from '../../../test/fixture-page.ts';

const fixture = fileURLToPath(new URL('./error-service.fixture.tsx', import.meta.url));

/** The kinds of what an envelope holds: each is a line of its own before what it describes. */
function kindsIn(envelope: string): string[] {
  return envelope.split('\n').flatMap((line) => /^\{"type":"(\w+)"/.exec(line)?.[1] ?? []);
}

test('only errors are sent, no visits: neither of a page nor of the account that is signed in', async () => {
  const envelopes: string[] = [];
  const { page, close } = await openFixture(fixture, async (route) => {
    envelopes.push(route.request().postData() ?? '');
    await route.fulfill({ json: {} });
  });
  await expect.poll(() => envelopes.join('\n')).toContain('the mount is gone');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(envelopes.flatMap(kindsIn)).toEqual(['event']);
  expect(envelopes.join('\n')).toContain('"user":{"id":"acc-1"}');
  await close();
});
