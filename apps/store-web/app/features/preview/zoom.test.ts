import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampView, doubleTapView, maxScaleOf, whole, zoomAbout, type Frame } from './zoom.ts';

const phone: Frame = {
  viewport: { width: 390, height: 844 },
  photo: { width: 390, height: 260 },
  pixels: 2560,
};

const somewhere = fc.record({
  scale: fc.double({ min: 0.2, max: 12, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

test('zooming keeps what lies under the fingers where it is', () => {
  const point = fc.record({
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -400, max: 400 }),
  });
  fc.assert(
    fc.property(somewhere, fc.double({ min: 1, max: 6, noNaN: true }), point, (view, scale, at) => {
      const next = zoomAbout(view, scale, at);
      expect((at.x - next.x) / next.scale).toBeCloseTo((at.x - view.x) / view.scale, 6);
      expect((at.y - next.y) / next.scale).toBeCloseTo((at.y - view.y) / view.scale, 6);
    }),
  );
});

test('a photo is never moved away from an edge that it could fill', () => {
  fc.assert(
    fc.property(somewhere, (view) => {
      const { scale, x, y } = clampView(view, phone);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(maxScaleOf(phone));
      expect(Math.abs(x)).toBeLessThanOrEqual(
        (phone.photo.width * scale - phone.viewport.width) / 2 + 1e-9,
      );
      const room = phone.photo.height * scale - phone.viewport.height;
      if (room <= 0) expect(y).toBe(0);
      else expect(Math.abs(y)).toBeLessThanOrEqual(room / 2 + 1e-9);
    }),
  );
});

test('a clamped view stays as it is', () => {
  fc.assert(
    fc.property(somewhere, (view) => {
      const once = clampView(view, phone);
      expect(clampView(once, phone)).toEqual(once);
    }),
  );
});

test('zoom ends where the pixels end, but reaches twice the size at least', () => {
  expect(maxScaleOf(phone)).toBe(6);
  expect(maxScaleOf({ ...phone, photo: { width: 1280, height: 853 }, pixels: 3840 })).toBe(3);
  expect(maxScaleOf({ ...phone, photo: { width: 2400, height: 1600 } })).toBe(2);
});

test('a double tap looks closer at that point, the next one shows the whole photo', () => {
  const near = doubleTapView(whole, phone, { x: 100, y: 0 });
  expect(near).toEqual({ scale: 2.5, x: -150, y: 0 });
  expect(doubleTapView(near, phone, { x: 0, y: 0 })).toEqual(whole);
});
