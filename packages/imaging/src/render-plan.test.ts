import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhotoProbe } from './photo-probe.ts';
import { planRenditions, type RenderPlan } from './render-plan.ts';

function probeOf(width: number, height: number, changes: Partial<PhotoProbe> = {}): PhotoProbe {
  const isSideways = (changes.orientation ?? 1) >= 5;
  return {
    sizeBytes: 5_000_000,
    width,
    height,
    orientation: 1,
    orientedWidth: isSideways ? height : width,
    orientedHeight: isSideways ? width : height,
    colors: { model: 'rgb', space: 'untagged', profileName: null },
    taken: null,
    camera: {
      make: null,
      model: null,
      lens: null,
      exposureSeconds: null,
      aperture: null,
      iso: null,
      focalLengthMm: null,
    },
    bodySerial: null,
    isBuffered: false,
    isProgressive: false,
    coefficientBytes: width * height * 3,
    decoderRanges: [],
    scanOffset: 600,
    ...changes,
  };
}

function planned(probe: PhotoProbe): RenderPlan {
  const plan = planRenditions(probe);
  if (!plan.ok) throw new Error(plan.refusal.code);
  return plan.value;
}

function sizesOf(plan: RenderPlan): string[] {
  return plan.renditions.map(({ name, width, height }) => `${name}: ${width}×${height}`);
}

test('a photo is decoded once, to its largest rendition', () => {
  const plan = planned(probeOf(6000, 4000));
  expect(plan.decodeSize).toEqual({ width: 2560, height: 1707 });
  expect(sizesOf(plan)).toEqual([
    '2560: 2560×1707',
    '1440: 1440×960',
    '800: 800×533',
    '400: 400×267',
  ]);
});

test('a sideways photo is decoded as stored and made as seen', () => {
  const plan = planned(probeOf(6000, 4000, { orientation: 6 }));
  expect(plan.decodeSize).toEqual({ width: 2560, height: 1707 });
  expect(sizesOf(plan)[0]).toBe('2560: 1707×2560');
});

test('a small photo is never enlarged', () => {
  expect(sizesOf(planned(probeOf(1300, 900)))).toEqual([
    '2560: 1300×900',
    '1440: 1300×900',
    '800: 800×554',
    '400: 400×277',
  ]);
});

test('the smallest photo taken is 1200 pixels on its longest side', () => {
  expect(planRenditions(probeOf(1200, 10)).ok).toBe(true);
  expect(planRenditions(probeOf(1199, 1199))).toEqual({
    ok: false,
    refusal: { code: 'tooSmall', subject: '1199 × 1199 pixels' },
  });
  expect(planRenditions(probeOf(300, 200), { minLongestSide: 0 }).ok).toBe(true);
});

test('268 megapixels are accepted, more are refused with their number', () => {
  expect(planRenditions(probeOf(16_384, 16_382)).ok).toBe(true);
  expect(planRenditions(probeOf(30_000, 30_000))).toMatchObject({
    refusal: { code: 'tooManyPixels', subject: '900 megapixels' },
  });
  expect(planRenditions(probeOf(65_535, 100))).toMatchObject({
    refusal: { code: 'tooManyPixels' },
  });
});

test('a progressive photo must fit into memory, a baseline one need not', () => {
  const coefficientBytes = 600_000_000;
  expect(planRenditions(probeOf(16_320, 12_240, { coefficientBytes })).ok).toBe(true);
  expect(
    planRenditions(probeOf(16_320, 12_240, { coefficientBytes, isBuffered: true })),
  ).toMatchObject({
    refusal: { code: 'tooLargeProgressive' },
  });
});

test('the larger a progressive photo, the fewer passes it may take', () => {
  expect(planned(probeOf(6000, 4000)).budget.maxScans).toBeGreaterThan(80);
  expect(planned(probeOf(10_000, 7_500)).budget.maxScans).toBeGreaterThan(20);
  expect(planned(probeOf(10_000, 7_500)).budget.maxScans).toBeLessThan(50);
});

test('untagged numbers are sRGB; profiles and Adobe RGB are converted', () => {
  const convertFrom = (space: PhotoProbe['colors']['space']) =>
    planned(probeOf(1600, 1200, { colors: { model: 'rgb', space, profileName: null } }))
      .convertFrom;
  expect(
    ['untagged', 'srgb', 'adobe-rgb', 'embedded'].map((space) => [
      space,
      convertFrom(space as never),
    ]),
  ).toEqual([
    ['untagged', 'srgb'],
    ['srgb', 'srgb'],
    ['adobe-rgb', 'adobe-rgb'],
    ['embedded', 'embedded'],
  ]);
});

test('no rendition is larger than the photo, empty, or of another shape', () => {
  const side = fc.integer({ min: 1, max: 65_500 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const plan = planRenditions(probeOf(width, height), { minLongestSide: 0 });
      if (!plan.ok) return;
      for (const made of plan.value.renditions) {
        expect(made.width).toBeGreaterThanOrEqual(1);
        expect(made.height).toBeGreaterThanOrEqual(1);
        expect(made.width).toBeLessThanOrEqual(width);
        expect(made.height).toBeLessThanOrEqual(height);
        // Rounding moves each side by half a pixel at most.
        expect(Math.abs(made.width * height - made.height * width)).toBeLessThanOrEqual(
          Math.max(width, height),
        );
      }
    }),
  );
});
