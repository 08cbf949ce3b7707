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
import { median, quantile } from './kit/numbers.ts';
import { describeMachine, report } from './kit/report.ts';
import { checkoutPage, payOnce, type Payment, sdks, type Sdk } from './pay/checkout.ts';
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
for (let round = 0; round < Number(values.rounds); round += 1) {
  // Who goes first is at no disadvantage over all rounds.
  for (const sdk of round % 2 === 0 ? sdks : sdks.toReversed()) payments[sdk].push(await pay(sdk));
}

compare('create to ready', 'createMs', 0.75);
limit('create to ready', 'createMs', 500);
compare('tokenize to nonce', 'tokenizeMs', 0.75);
limit('tokenize to nonce', 'tokenizeMs', 150);

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

function compare(what: string, part: keyof Payment, atMost: number): void {
  const [ours, published] = (['ours', 'published'] as const).map((sdk) =>
    median(payments[sdk].map((payment) => payment[part])),
  );
  report({
    what: `${what} against the published bundle`,
    value: (ours ?? 0) / (published ?? 1),
    unit: '×',
    target: { atMost },
    from: `medians ${ours?.toFixed(0)} and ${published?.toFixed(0)} ms of ${values.rounds} each`,
  });
}

function limit(what: string, part: keyof Payment, atMost: number): void {
  const all = (sdk: Sdk): number[] => payments[sdk].map((payment) => payment[part]);
  report({
    what: `p95 of ${what}`,
    value: quantile(all('ours'), 0.95),
    unit: 'ms',
    target: { atMost },
    from: `the published bundle ${quantile(all('published'), 0.95).toFixed(0)} ms`,
  });
}
