/**
 * The published SDK of today at our gateway. Merchants do not stay with the release that ours follows:
 * what the older one came to here, the newest has to come to as well.
 */
import { afterAll, expect, test } from 'vitest';
import { openShopServer } from '../../../../scripts/lib/conformance-rig/shop-server.ts';
import { observe, type Observation } from './observe.ts';
import { outcomesOf } from './outcomes.ts';
import { shopPage } from './page.ts';
import { scenarios } from './scenarios/all.ts';
import { openTestRig } from './test-rig.ts';

const rig = await openTestRig();
const shop = await openShopServer(shopPage, 'braintree-web-newest');
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await rig[Symbol.asyncDispose]();
});

const isWhole = process.env['CONFORMANCE'] === 'all';
/** Those that `npm test` plays: a card by GraphQL, and by REST. */
const quick = /^a card becomes a nonce/;
const played = scenarios.filter(({ name, isQuick, promises }) =>
  isWhole ? isQuick || promises : quick.test(name),
);

test.each(played)('$area: $name', { timeout: 400_000 }, async (scenario) => {
  const newest = Object.create(rig, { shopOrigin: { value: shop.origin } });
  const followed = await observe(rig, scenario, 'published');
  const played = await observe(newest, scenario, 'published');
  expect(outcomesOf(withoutVersion(played))).toEqual(outcomesOf(withoutVersion(followed)));
});

/** Each names its own version, also in the addresses of its frames. */
function withoutVersion(seen: Observation): Observation {
  return JSON.parse(JSON.stringify(seen).replaceAll(/\b3\.1\d\d\.\d\b/g, '<version>'));
}
