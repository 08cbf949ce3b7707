import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFavoritesStore } from './favorites-store.ts';

const realFetch = globalThis.fetch;
let asked: { path: string; answer: (body: object) => void }[];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (path) =>
    new Promise((resolve) => {
      const answer = (body: object) => resolve(Response.json(body));
      asked.push({ path: path instanceof Request ? path.url : path.toString(), answer });
    });
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

test('two presses of one heart arrive in their order, and the second one counts', async () => {
  const store = createFavoritesStore('share');
  const on = store.toggle('photo-1');
  const off = store.toggle('photo-1');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.path).toContain('/favorite/add/photo-1');
  expect(store.get().ids.has('photo-1')).toBe(false);

  asked[0]?.answer({ isFavorite: true });
  await on;
  expect(store.get().ids.has('photo-1')).toBe(false);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.path).toContain('/favorite/remove/photo-1');
  asked[1]?.answer({ isFavorite: false });
  await off;
  expect(store.get().ids.has('photo-1')).toBe(false);
});

test('hearts settle once the last one has its answer', async () => {
  const store = createFavoritesStore('share');
  expect(store.settling()).toBeUndefined();
  const first = store.toggle('photo-1');
  const second = store.toggle('photo-2');
  let isSettled = false;
  void store.settling()?.then(() => {
    isSettled = true;
  });
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer({ isFavorite: true });
  await first;
  await expect.poll(() => asked.length).toBe(2);
  expect(isSettled).toBe(false);
  asked[1]?.answer({ isFavorite: true });
  await second;
  await expect.poll(() => isSettled).toBe(true);
  expect(store.settling()).toBeUndefined();
});
