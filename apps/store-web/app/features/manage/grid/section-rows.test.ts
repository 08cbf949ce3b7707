import { expect, test } from 'vitest';
import { layOutRows } from '../../photos/justified-rows.ts';
import { layOutSections } from './section-rows.ts';

const ratios = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 0.667 : 1.5));
const plan = { starts: [0, 7, 20], headingHeight: 40, rowHeight: 96 };

test('every section begins a row of its own, with room above it', () => {
  const { rows, boxes } = layOutSections(ratios, 1440, plan);
  const firsts = rows.map(({ first }) => first);
  expect(firsts).toEqual(expect.arrayContaining([0, 7, 20]));
  for (const start of plan.starts) {
    const above = Math.max(0, ...boxes.slice(0, start).map(({ top, height }) => top + height));
    expect(boxes[start]?.left).toBe(0);
    expect((boxes[start]?.top ?? 0) - above).toBeGreaterThanOrEqual(40);
  }
});

test('no photo is left out, and none lies outside', () => {
  const { boxes, height } = layOutSections(ratios, 390, plan);
  expect(boxes).toHaveLength(40);
  expect(Math.max(...boxes.map((box) => box.left + box.width))).toBeLessThanOrEqual(391);
  expect(Math.max(...boxes.map((box) => box.top + box.height))).toBeLessThanOrEqual(height);
});

test('one section without a heading is what rows are', () => {
  const whole = layOutSections(ratios, 1440, { starts: [0], headingHeight: 0, rowHeight: 96 });
  expect(whole.boxes).toEqual(layOutRows(ratios, 1440, { rowHeight: 96, tolerance: 0.1 }).boxes);
});
