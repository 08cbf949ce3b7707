import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutRows, rangeInBand, rowHeightOf } from './justified-rows.ts';

const ratios = fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), {
  minLength: 1,
  maxLength: 300,
});
const widths = fc.integer({ min: 320, max: 2560 });

test('photos keep their order: from left to right, row under row', () => {
  fc.assert(
    fc.property(ratios, widths, (list, width) => {
      const { boxes } = layOutRows(list, width);
      expect(boxes).toHaveLength(list.length);
      for (let index = 1; index < boxes.length; index += 1) {
        const [before, box] = [boxes[index - 1], boxes[index]];
        if (!before || !box) throw new Error('a box is missing');
        expect(box.top > before.top || (box.top === before.top && box.left > before.left)).toBe(
          true,
        );
      }
    }),
  );
});

test('the range of a band holds every photo that touches it', () => {
  fc.assert(
    fc.property(ratios, widths, fc.nat(20_000), (list, width, top) => {
      const layout = layOutRows(list, width);
      const band = { top, bottom: top + 900 };
      const { start, end } = rangeInBand(layout, band);
      for (const [index, box] of layout.boxes.entries()) {
        const touches = box.top <= band.bottom && box.top + box.height > band.top;
        expect(!touches || (index >= start && index < end)).toBe(true);
      }
    }),
  );
});

test('no photos make no rows', () => {
  expect(layOutRows([], 1440)).toEqual({ boxes: [], height: 0, rows: [] });
  expect(rangeInBand(layOutRows([], 1440), { top: 0, bottom: 900 })).toEqual({ start: 0, end: 0 });
});

test('rows grow with the breakpoints of the window', () => {
  expect([320, 767, 768, 1023, 1024, 1599, 1600].map(rowHeightOf)).toEqual([
    180, 180, 240, 240, 280, 280, 330,
  ]);
});
