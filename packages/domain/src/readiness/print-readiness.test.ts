import { expect, test } from 'vitest';
import { checkReadiness, type ReadinessLevel } from './print-readiness.ts';

/** Width and height in inches, smallest good crop, smallest crop that is not blocked. */
const rows = [
  [4, 6, 800, 1200, 480, 720],
  [8, 12, 1600, 2400, 960, 1440],
  [10, 10, 1500, 1500, 1000, 1000],
  [16, 24, 2400, 3600, 1600, 2400],
  [20, 20, 2200, 2200, 1600, 1600],
  [30, 40, 3300, 4400, 2400, 3200],
] as const;

function levelOf(inches: readonly [number, number], px: readonly [number, number]): ReadinessLevel {
  const [widthInches, heightInches] = inches;
  const crop = { widthPx: px[0], heightPx: px[1], widthInches, heightInches };
  return checkReadiness(crop, widthInches * heightInches);
}

test('each size is good, warns and is blocked from the pixels that the table of sizes names', () => {
  for (const [width, height, goodWidth, goodHeight, leastWidth, leastHeight] of rows) {
    const size = [width, height] as const;
    expect(levelOf(size, [goodWidth, goodHeight])).toBe('good');
    expect(levelOf(size, [goodWidth - 1, goodHeight])).toBe('warn');
    expect(levelOf(size, [leastWidth, leastHeight])).toBe('warn');
    expect(levelOf(size, [leastWidth - 1, leastHeight])).toBe('block');
  }
});
