import type { Browser, Page } from '@playwright/test';
import type { ProviderHosts } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';
import type { SandboxGateway } from '../../../../scripts/lib/conformance-rig/sandbox-gateway.ts';
import { normalizeRequests, normalize, type Requests } from './normalize.ts';
import { pageQuery, type Sdk } from './page.ts';
import type { Scenario } from './scenario.ts';
import { Shop } from './shop.ts';

/** The rig that scenarios run on. */
export interface TestRig {
  /** The one that is open now. */
  readonly browser: Browser;
  /** Another one instead of one that hangs. */
  renewBrowser: () => Promise<void>;
  hosts: ProviderHosts;
  gateway: SandboxGateway;
  /** Origin of the merchant's pages. */
  shopOrigin: string;
}

/** Everything that was seen of one SDK in one scenario. */
export interface Observation {
  notes: Readonly<Record<string, unknown>>;
  events: readonly unknown[];
  requests: Requests;
  /** Kinds of analytics events in the order in which the page sent them. */
  sent: readonly string[];
  /** Methods that were called, such as `client.request`; not compared. */
  called: readonly string[];
}

/** Analytics of one moment travel together, somewhat later. */
const quietMs = 400;

/** Milliseconds that a scenario may take with one SDK. */
const LIMIT_MS = 60_000;

/**
 * Plays a scenario with one SDK on an untouched gateway. One that does not end, as when a window is
 * closed while Chromium opens it, is given up with its browser, so that the next one has a chance.
 */
export async function observe(rig: TestRig, scenario: Scenario, sdk: Sdk): Promise<Observation> {
  const playing = play(rig, scenario, sdk);
  playing.catch(() => undefined);
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    limit = setTimeout(() => resolve('late'), LIMIT_MS);
  });
  const ended = await Promise.race([playing, late]);
  clearTimeout(limit);
  if (ended !== 'late') return ended;
  await rig.renewBrowser();
  throw new Error(`"${scenario.name}" did not end with the ${sdk} SDK`);
}

async function play(rig: TestRig, scenario: Scenario, sdk: Sdk): Promise<Observation> {
  const { browser, hosts, gateway, shopOrigin } = rig;
  await gateway.tools.call('DELETE', '/sandbox');
  hosts.answer = undefined;
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const shop = new Shop({
    sdk,
    page,
    tools: gateway.tools,
    tokenizationKey: gateway.merchant.tokenizationKey,
    answerWith: (answer) => {
      hosts.answer = answer;
    },
  });
  try {
    await page.goto(`${shopOrigin}/?${pageQuery(sdk, scenario.page ?? {})}`);
    hosts.seen.length = 0;
    await scenario.run(shop);
    await shop.settle();
    await untilQuiet(hosts, page);
    const called = await page.evaluate('[...called]');
    const log = await page.evaluate('log');
    const sent = await page.evaluate('sent');
    return {
      notes: normalize(Object.fromEntries(shop.notes)) as Record<string, unknown>,
      events: normalize(log) as unknown[],
      requests: normalizeRequests(hosts.seen),
      sent: normalize(sent) as string[],
      called: called as string[],
    };
  } finally {
    hosts.answer = undefined;
    await context.close();
  }
}

async function untilQuiet({ seen }: ProviderHosts, page: Page): Promise<void> {
  let before = -1;
  while (seen.length !== before) {
    before = seen.length;
    await page.waitForTimeout(quietMs);
  }
}
