import type { Browser } from '@playwright/test';
import { median } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';

const rounds = 7;
const settledMs = 1_500;
const paintPatienceMs = 20_000;

interface Paint {
  paintMs: number;
  /** What was painted last and largest. */
  element: string;
}

/** Largest contentful paint of the gallery against the static page of the same pictures, in turns. */
export async function comparePaint(
  browser: Browser,
  addresses: { store: string; peer: string },
  viewport: { width: number; height: number },
): Promise<void> {
  const ours: Paint[] = [];
  const bare: Paint[] = [];
  const look = (address: string) => largestPaint(browser, address, viewport);
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

/** Of a first visit: nothing is cached. */
async function largestPaint(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<Paint> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const paint = await page.evaluate(
    (patienceMs) =>
      new Promise<Paint>((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing was painted')), patienceMs);
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
