import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderPace } from './render-pace.ts';

/** Renders that end on command, and how many of them ran at once. */
function renders() {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, ended: 0 };
  const render = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.running -= 1;
    seen.ended += 1;
  };
  const endAll = async (count: number) => {
    while (seen.ended < count) {
      ends.shift()?.();
      await nextTurn();
    }
  };
  return { render, endAll, seen };
}

test.each([
  ['side by side while nobody uploads', false, 3],
  ['one after the other while photos arrive', true, 1],
])('renders run %s', async (_, isUploading, most) => {
  const pace = createRenderPace(() => Promise.resolve(isUploading));
  const { render, endAll, seen } = renders();
  const all = [pace(render), pace(render), pace(render)];
  await nextTurn();
  expect(seen.running).toBe(most);
  await endAll(3);
  await Promise.all(all);
  expect(seen).toMatchObject({ most, ended: 3 });
});

test('a render that fails holds up nobody, and fails its job', async () => {
  const pace = createRenderPace(() => Promise.resolve(true));
  const failing = pace(() => Promise.reject(new Error('disk full')));
  let isDone = false;
  const next = pace(async () => {
    isDone = true;
  });
  await expect(failing).rejects.toThrow('disk full');
  await next;
  expect(isDone).toBe(true);
});
