import type { BrowserContext, Page } from '@playwright/test';
import type { BareCanvas } from './bare-canvas.ts';

/** An editor that is open, its photo drawn and enlarged. */
export interface OpenEditor {
  page: Page;
  /** Middle of what can be dragged. */
  middle: { x: number; y: number };
  /** The same for the peer. */
  bare: BareCanvas;
}

const zoomSteps = 6;
const zoomStep = 1.08;
const settleMs = 1_500;

/** Opens the editor and enlarges the first photo, so that it can be moved in every direction. */
export async function openEditor(context: BrowserContext, address: string): Promise<OpenEditor> {
  const page = await context.newPage();
  const pictures = new Map<number, string>();
  page.on('response', (response) => {
    const [, size] = /\/r\/.*\/(\d+)\.\w+$/.exec(response.url()) ?? [];
    if (size !== undefined) pictures.set(Number(size), response.url());
  });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  const canvas = page.locator('.paper canvas');
  await canvas.waitFor();
  await page.waitForTimeout(settleMs);
  const place = page.locator('.place').first();
  await place.focus();
  for (let step = 0; step < zoomSteps; step += 1) await page.keyboard.press('+');
  await page.waitForTimeout(settleMs);
  const box = await place.boundingBox();
  const picture = pictures.get(Math.max(...pictures.keys()));
  if (box === null || picture === undefined) throw new Error('the editor shows no photo');
  const size = await canvas.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));
  return {
    page,
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    bare: { ...size, picture, zoom: zoomStep ** zoomSteps },
  };
}
