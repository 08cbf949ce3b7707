import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Hashing } from '../digest.ts';
import { openThreadHashing } from './hash-thread.ts';

/** A copy to give away, in two parts. */
function given(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return [new Uint8Array(bytes.subarray(0, 7)), new Uint8Array(bytes.subarray(7))];
}

test('bodies that arrive at once are hashed as if each came alone', async () => {
  const bodies = Array.from({ length: 3 }, () => [randomBytes(70_000), randomBytes(5)]);
  const hashings = bodies.map(() => openThreadHashing({ hasMd5: true }));
  for (const part of [0, 1]) {
    await Promise.all(
      hashings.map((hashing, row) =>
        hashing.update(given(bodies[row]?.[part] ?? new Uint8Array())),
      ),
    );
  }
  const digests = await Promise.all(hashings.map((hashing) => hashing.finish()));
  expect(digests).toEqual(
    bodies.map((parts) => {
      const here = new Hashing();
      for (const part of parts) here.update(part);
      return here.finish();
    }),
  );
});

test('an empty body has the digest of nothing', async () => {
  expect(await openThreadHashing({ hasMd5: true }).finish()).toEqual(new Hashing().finish());
});

test('a body that was given up leaves the others alone', async () => {
  const [dropped, kept] = [
    openThreadHashing({ hasMd5: true }),
    openThreadHashing({ hasMd5: true }),
  ];
  await dropped.update(given(randomBytes(10)));
  dropped.drop();
  const here = new Hashing();
  here.update(Buffer.from('kept'));
  await kept.update(given(Buffer.from('kept')));
  expect(await kept.finish()).toEqual(here.finish());
});

test('an MD5 that nobody asks for is left out, the other sums are the same', async () => {
  const bytes = randomBytes(70_000);
  const hashing = openThreadHashing({ hasMd5: false });
  await hashing.update(given(bytes));
  const here = new Hashing();
  here.update(bytes);
  const { md5: _md5, ...others } = here.finish();
  expect(await hashing.finish()).toEqual(others);
});
