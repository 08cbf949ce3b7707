import type { Problem } from '@albumen/contract/problems';
import { expect } from 'vitest';
import type { TestStore } from './test-store.ts';

/** The described failure of an answer, without the id of its request. */
export async function problemOf(response: Response): Promise<Omit<Problem, 'requestId'>> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const { requestId, ...problem } = (await response.json()) as Problem; // by its content type
  expect(requestId).toBeTypeOf('string');
  expect(response.status).toBe(problem.status);
  return problem;
}

/** Neither a photo nor a byte of an original is there. */
export async function expectNothingStored(store: TestStore): Promise<void> {
  expect(await countPhotos(store)).toBe(0);
  expect(await listFiles(store, 'originals/')).toEqual([]);
}

export async function countPhotos({ db }: TestStore): Promise<number> {
  const rows = await db.selectFrom('photos').select('id').where('deletedAt', 'is', null).execute();
  return rows.length;
}

export async function listFiles({ deps }: TestStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of deps.files.list(folder)) keys.push(key);
  return keys;
}
