import type { Browser, Page } from '@playwright/test';
import type { ProviderHosts } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';
import type { SandboxGateway } from '../../../../scripts/lib/conformance-rig/sandbox-gateway.ts';
import { normalizeRequests, normalize, type Requests } from './normalize.ts';
import { pageQuery, type Sdk } from './page.ts';
import type { Scenario } from './scenario.ts';
import { Shop } from './shop.ts';

/** The rig that scenarios run on. */
export interface TestRig {
  browser: Browser;
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

/** Plays a scenario with one SDK on an untouched gateway. */
export async function observe(rig: TestRig, scenario: Scenario, sdk: Sdk): Promise<Observation> {
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
