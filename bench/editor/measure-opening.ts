import { median } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';
import type { EditorBench } from './compare-dragging.ts';

const visits = 7;

declare global {
  interface Window {
    drawnAtMs: number | undefined;
  }
}

/** From the address to the photo on the canvas, at a first visit: nothing is cached. */
export async function measureOpening({ origin, own }: EditorBench): Promise<void> {
  const query = `size=8x10&photo=${own.photoIds[1]}`;
  const address = `${origin}/editor/new/${own.galleryId}/photographic-print/none?${query}`;
  const times: number[] = [];
  for (let visit = 0; visit <= visits; visit += 1) {
    const context = await own.newContext();
    const page = await context.newPage();
    await page.addInitScript(watchCanvas);
    await page.goto(address);
    const drawn = await page.waitForFunction(() => window.drawnAtMs);
    times.push((await drawn.jsonValue()) ?? 0);
    await context.close();
  }
  // The first visit is also the server's first.
  const [, ...counted] = times;
  report({
    what: 'opening the editor at a first visit',
    value: median(counted),
    unit: 'ms',
    target: { atMost: 1000 },
    from: `from the address to the photo on the canvas, median of ${visits}; the slowest ${Math.max(...counted).toFixed(0)} ms`,
  });
}

/** Runs in the page before its own scripts: a canvas of more than two or three colors shows a photo. */
function watchCanvas(): void {
  const sample = new OffscreenCanvas(8, 8).getContext('2d', { willReadFrequently: true });
  const look = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.paper canvas');
    if (canvas && sample) {
      sample.drawImage(canvas, 0, 0, 8, 8);
      const colors = new Set(new Uint32Array(sample.getImageData(0, 0, 8, 8).data.buffer));
      if (colors.size > 16) {
        window.drawnAtMs = performance.now();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
