import type { Page } from '@playwright/test';

const reachPx = 90;
const stepsACircle = 48;
const circles = 2;
const holdMs = 600;

/**
 * A hand that draws circles around a point: every step moves the photo. Between two turns it holds
 * still, pressed, and after the last it lets go and rests: what is made up for then counts, too.
 */
export async function dragInCircles(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x + reachPx, y);
  await page.mouse.down();
  for (let turn = 0; turn < 2; turn += 1) {
    for (let step = 1; step <= circles * stepsACircle; step += 1) {
      const angle = (step / stepsACircle) * 2 * Math.PI;
      await page.mouse.move(x + reachPx * Math.cos(angle), y + reachPx * Math.sin(angle));
    }
    await page.waitForTimeout(holdMs);
  }
  await page.mouse.up();
  await page.waitForTimeout(holdMs);
}
