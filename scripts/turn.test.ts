import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTurn } from './lib/serve/turn.ts';
import { temporaryFolder } from './test/shop.ts';

test('two builds at once take turns', async () => {
  const file = join(await temporaryFolder(), 'turn');
  const events: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    events.push(`${name} ends`);
  };
  await Promise.all([inTurn(file, work('one')), inTurn(file, work('two'))]);
  const [first, second] = events;
  expect(second).toBe(first?.replace('begins', 'ends'));
});

test('the turn of a process that died is taken over', async () => {
  const file = join(await temporaryFolder(), 'turn');
  await writeFile(file, '2147483646');
  expect(await inTurn(file, () => Promise.resolve('done'))).toBe('done');
});

test('a turn ends when its work fails', async () => {
  const folder = await temporaryFolder();
  const failing = inTurn(join(folder, 'turn'), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
