import type { Browser, ViewportSize } from '@playwright/test';
import { median } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';

const rounds = 21;
const settledMs = 1_500;
const paintPatienceMs = 5_000;
const mostAttempts = 8;

interface Paint {
  paintMs: number;
  /** What was painted last and largest. */
  element: string;
}

/** Largest contentful paint of the gallery against the static page of the same pictures, in turns. */
export async function comparePaint(
  browser: Browser,
  addresses: { store: string; peer: string },
  viewport: ViewportSize,
): Promise<void> {
  const ours: Paint[] = [];
  const bare: Paint[] = [];
  const look = (address: string) => paintOf(browser, address, viewport);
  await look(addresses.peer);
  await look(addresses.store);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await look(addresses.peer));
    ours.push(await look(addresses.store));
  }
  const of = (paints: readonly Paint[]) => median(paints.map(({ paintMs }) => paintMs));
  report({
    what: `largest contentful paint against a static page, ${viewport.width} px wide`,
    value: of(ours) / of(bare),
    unit: '×',
    target: { atMost: 1.3 },
    from: `${of(ours).toFixed(0)} (${ours[0]?.element}) against ${of(bare).toFixed(0)} ms (${bare[0]?.element}), medians of ${rounds}`,
  });
}

/** Now and then a headless Chromium under load never says what it painted: then once more. */
async function paintOf(browser: Browser, address: string, viewport: ViewportSize): Promise<Paint> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const paint = await largestPaint(browser, address, viewport);
    if (paint !== undefined) return paint;
  }
  throw new Error(`nothing was painted of ${address}`);
}

/** Measures a first visit: nothing is cached. */
async function largestPaint(
  browser: Browser,
  address: string,
  viewport: ViewportSize,
): Promise<Paint | undefined> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const paint = await page.evaluate(
    (timeoutMs) =>
      new Promise<Paint | undefined>((resolve) => {
        setTimeout(() => resolve(undefined), timeoutMs);
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last && 'element' in last ? last.element : null;
          const name =
            element instanceof Element ? element.className || element.tagName : 'nothing';
          resolve({ paintMs: last?.startTime ?? 0, element: name });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    paintPatienceMs,
  );
  await context.close();
  return paint;
}
