/**
 * Our SDK against the published bundle on the same gateway and the same frames, in turns in one
 * browser; the gateway under load; bytes side by side.
 *
 *   node bench/pay.ts [--rounds 30]
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '@albumen/test-kit/chromium';
import { openProviderHosts } from '../scripts/lib/conformance-rig/provider-hosts.ts';
import { startSandboxGateway } from '../scripts/lib/conformance-rig/sandbox-gateway.ts';
import { openShopServer } from '../scripts/lib/conformance-rig/shop-server.ts';
import { median, quantile, sum } from './kit/numbers.ts';
import { describeMachine, report } from './kit/report.ts';
import { checkoutPage, payOnce, type Payment, sdks, type Sdk, type Step } from './pay/checkout.ts';
import { openUnwatched } from './pay/unwatched.ts';
import { measureSizes } from './pay/sizes.ts';
import { tokenizeUnderLoad } from './pay/tokenizing-load.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });

await using gateway = await startSandboxGateway({ GATEWAY_PROCESSES: '2' });
await using hosts = await openProviderHosts(gateway.origin);
await using shop = await openShopServer(checkoutPage);
await using browser = await launchChromium(['--site-per-process', ...hosts.browserArgs]);
console.log(describeMachine());

const payments: Record<Sdk, Payment[]> = { ours: [], published: [] };
const authorization = gateway.merchant.tokenizationKey;
const pay = (sdk: Sdk) => payOnce({ browser, shopOrigin: shop.origin, sdk, authorization });
for (const sdk of sdks) await pay(sdk);
await inTurns(async (sdk) => payments[sdk].push(await pay(sdk)));

compare('create to ready', 'create', 0.75);
limit('create to ready', 'create', 500);
compare('tokenize to nonce', 'tokenize', 0.75);
limit('tokenize to nonce', 'tokenize', 150);

await using unwatched = await openUnwatched(hosts, authorization);
const created: Record<Sdk, number[]> = { ours: [], published: [] };
await inTurns(async (sdk) => created[sdk].push(await unwatched.create(sdk)));
report({
  what: 'create to ready with no debugger in the browser',
  value: median(created.ours) / median(created.published),
  unit: '×',
  from: `medians ${median(created.ours).toFixed(0)} and ${median(created.published).toFixed(0)} ms of ${values.rounds} each, a new browser for each`,
});

const load = await tokenizeUnderLoad({ origin: gateway.origin, authorization });
report({
  what: 'tokenizations per second of the gateway',
  value: load.perSecond,
  unit: '',
  from: `${load.count} in ${load.seconds.toFixed(0)} s by ${load.buyers} buyers at once, two processes and the buyers on the same cores`,
});
report({ what: 'p95 of one of them', value: load.p95Ms, unit: 'ms' });
for (const { what, ours, published, note } of await measureSizes()) {
  report({
    what: `${what}, gzip`,
    value: ours / 1024,
    unit: 'KB',
    from: `${(published / 1024).toFixed(1)} KB ${note}`,
  });
}
console.log(`at the end: ${describeMachine()}`);

/** Who goes first is at no disadvantage over all rounds. */
async function inTurns(play: (sdk: Sdk) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const sdk of round % 2 === 0 ? sdks : sdks.toReversed()) await play(sdk);
  }
}

function compare(what: string, step: keyof Payment, atMost: number): void {
  const [ours, published] = [valuesOf('ours', step, 'ms'), valuesOf('published', step, 'ms')];
  report({
    what: `${what} against the published bundle`,
    value: median(ours) / median(published),
    unit: '×',
    target: { atMost },
    from: `medians ${median(ours).toFixed(0)} and ${median(published).toFixed(0)} ms of ${values.rounds} each`,
  });
  report({
    what: `${what}, pair by pair`,
    value: median(ours.map((ms, round) => ms / (published[round] ?? ms))),
    unit: '×',
    from: 'the median of the rounds, in each of which both paid',
  });
  const [used, usedByThem] = [mean('ours', step), mean('published', step)];
  report({
    what: `processor time of ${what}`,
    value: used / usedByThem,
    unit: '×',
    from: `${used.toFixed(0)} and ${usedByThem.toFixed(0)} ms of browser, gateway, database and bench`,
  });
}

function limit(what: string, step: keyof Payment, atMost: number): void {
  report({
    what: `p95 of ${what}`,
    value: quantile(valuesOf('ours', step, 'ms'), 0.95),
    unit: 'ms',
    target: { atMost },
    from: `the published bundle ${quantile(valuesOf('published', step, 'ms'), 0.95).toFixed(0)} ms`,
  });
}

function valuesOf(sdk: Sdk, step: keyof Payment, of: keyof Step): number[] {
  return payments[sdk].map((payment) => payment[step][of]);
}

function mean(sdk: Sdk, step: keyof Payment): number {
  return sum(valuesOf(sdk, step, 'processorMs')) / payments[sdk].length;
}
