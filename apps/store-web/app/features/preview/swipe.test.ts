import { expect, test } from 'vitest';
import { axisOf, outcomeOf, velocityOf, type Swipe } from './swipe.ts';

const viewport = { width: 390, height: 844 };
const still = { x: 0, y: 0 };

function across(x: number, velocity = 0): Swipe {
  return { axis: 'across', moved: { x, y: 3 }, velocity: { x: velocity, y: 0 }, viewport };
}

function along(y: number, velocity = 0): Swipe {
  return { axis: 'along', moved: { x: 3, y }, velocity: { x: 0, y: velocity }, viewport };
}

test('a finger that trembles goes nowhere', () => {
  expect(axisOf({ x: 4, y: -5 })).toBe('none');
  expect(axisOf({ x: -20, y: 6 })).toBe('across');
  expect(axisOf({ x: 6, y: 20 })).toBe('along');
});

test('a long drag to the left brings the next photo, to the right the one before', () => {
  expect(outcomeOf(across(-150))).toBe('next');
  expect(outcomeOf(across(150))).toBe('previous');
});

test('a short drag comes back, a short flick does not', () => {
  expect(outcomeOf(across(-60))).toBe('stay');
  expect(outcomeOf(across(-60, -0.8))).toBe('next');
  expect(outcomeOf(across(-10, -0.8))).toBe('stay');
});

test('a swipe that is taken back before the finger leaves does nothing', () => {
  expect(outcomeOf(across(-150, 0.5))).toBe('stay');
  expect(outcomeOf(along(300, -0.5))).toBe('stay');
});

test('down closes, up shows the details', () => {
  expect(outcomeOf(along(200))).toBe('close');
  expect(outcomeOf(along(40, 0.9))).toBe('close');
  expect(outcomeOf(along(-200))).toBe('details');
  expect(outcomeOf(along(40))).toBe('stay');
});

test('nothing decided is nothing done', () => {
  expect(outcomeOf({ axis: 'none', moved: still, velocity: still, viewport })).toBe('stay');
});

test('speed is that of the last moments', () => {
  const samples = [
    { x: 0, y: 0, at: 0 },
    { x: 300, y: 0, at: 200 },
    { x: 310, y: 0, at: 250 },
    { x: 330, y: 10, at: 290 },
  ];
  expect(velocityOf(samples, 300)).toEqual({ x: 30 / 90, y: 10 / 90 });
  expect(velocityOf(samples, 600)).toEqual(still);
  expect(velocityOf([], 0)).toEqual(still);
});
