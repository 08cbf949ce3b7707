import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import type { Screen } from './states.ts';

export const widths = [390, 820, 1440] as const;
/** The narrowest phone, and 1440 pixels zoomed to 200 %. */
export const otherWidths = [320, 720] as const;
/** Forced: colors that the reader's system sets instead of ours. */
export const schemes = ['light', 'dark', 'forced'] as const;

export type Width = (typeof widths | typeof otherWidths)[number];
export type Scheme = (typeof schemes)[number];

const heights: Record<Width, number> = { 320: 640, 390: 844, 720: 450, 820: 1180, 1440: 900 };
const tallest = 3_200;
const settleMs = 350;

export interface Shot {
  name: string;
  labBrand: string;
  width: Width;
  scheme: string;
  /** From the folder of the contact sheet. */
  file: string;
}

/** One screen at one width in the schemes asked for; the page is closed afterwards. */
export async function shoot(
  screen: Screen,
  cast: Cast,
  { width, folder, chosen }: { width: Width; folder: string; chosen: readonly Scheme[] },
): Promise<Shot[]> {
  const { context } = cast.viewers[screen.viewer];
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height: heights[width] });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await screen.show(page, cast);
    await untilPainted(page);
    const shots: Shot[] = [];
    for (const scheme of chosen) {
      await page.emulateMedia({
        colorScheme: scheme === 'dark' ? 'dark' : 'light',
        forcedColors: scheme === 'forced' ? 'active' : 'none',
        reducedMotion: 'reduce',
      });
      await page.waitForTimeout(settleMs);
      const file = join(cast.labBrand, `${screen.name}-${width}-${scheme}.png`);
      await mkdir(join(folder, cast.labBrand), { recursive: true });
      await page.screenshot({ path: join(folder, file), ...(await extentOf(page, screen, width)) });
      shots.push({ name: screen.name, labBrand: cast.labBrand, width, scheme, file });
    }
    return shots;
  } finally {
    await page.close();
  }
}

async function untilPainted(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const isLoaded = `[...document.images].every((photo) => {
    const { top, bottom } = photo.getBoundingClientRect();
    return photo.complete || bottom < 0 || top > innerHeight;
  })`;
  for (let turn = 0; turn < 150 && !(await page.evaluate(isLoaded)); turn += 1) {
    await page.waitForTimeout(100);
  }
}

/** The whole page, but of an endless one only its beginning. */
async function extentOf(page: Page, { isWhole }: Screen, width: Width) {
  if (!isWhole) return {};
  // What is fixed above a scrolled window would stand in the middle of the picture.
  await page.evaluate('scrollTo(0, 0)');
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  if (height <= tallest) return { fullPage: true };
  return { fullPage: true, clip: { x: 0, y: 0, width, height: tallest } };
}
