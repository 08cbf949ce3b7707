import { expect, test } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

/** Questions on a slow line, answered by hand. */
function slowLine() {
  const asked: { answer: () => void; fail: () => void }[] = [];
  const shown: number[] = [];
  const run = createOneAtATime();
  const work = async () => {
    const number = asked.length + 1;
    await new Promise<void>((resolve, reject) => {
      asked.push({ answer: resolve, fail: () => reject(new Error('cut')) });
    });
    shown.push(number);
  };
  return { asked, shown, ask: (kind = 'grid') => run(kind, work) };
}

test('who asks more often than a slow line answers is shown each answer, and asks once more', async () => {
  const { asked, shown, ask } = slowLine();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  await first;
  expect(shown).toEqual([1]);
  await expect.poll(() => asked.length).toBe(2);
  void ask();
  asked[1]?.answer();
  await Promise.all(later);
  expect(shown).toEqual([1, 2]);
  await expect.poll(() => asked.length).toBe(3);
});

test('a question that failed keeps no other', async () => {
  const { asked, shown, ask } = slowLine();
  const [first, second] = [ask(), ask()];
  asked[0]?.fail();
  await expect(first).rejects.toThrow('cut');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await second;
  expect(shown).toEqual([2]);
});

test('a question of another kind is asked at once', async () => {
  const { asked, shown, ask } = slowLine();
  void ask('by name');
  const other = ask('by time');
  asked[1]?.answer();
  await other;
  expect(shown).toEqual([2]);
});
