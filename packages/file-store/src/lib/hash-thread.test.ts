import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Hashing } from '../digest.ts';
import { openThreadHashing } from './hash-thread.ts';

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

test('bodies that arrive at once are hashed as if each came alone', async () => {
  const bodies = Array.from({ length: 3 }, () => [randomBytes(70_000), randomBytes(5)]);
  const hashings = bodies.map(() => openThreadHashing({ hasMd5: true }));
  for (const part of [0, 1]) {
    await Promise.all(
      hashings.map((hashing, row) =>
        hashing.update(shared(bodies[row]?.[part] ?? new Uint8Array())),
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
  const [given, kept] = [openThreadHashing({ hasMd5: true }), openThreadHashing({ hasMd5: true })];
  await given.update(shared(randomBytes(10)));
  given.drop();
  const here = new Hashing();
  here.update(Buffer.from('kept'));
  await kept.update(shared(Buffer.from('kept')));
  expect(await kept.finish()).toEqual(here.finish());
});

test('an MD5 that nobody asks for is left out, the other sums are the same', async () => {
  const bytes = randomBytes(70_000);
  const hashing = openThreadHashing({ hasMd5: false });
  await hashing.update(shared(bytes));
  const here = new Hashing();
  here.update(bytes);
  const { md5: _md5, ...others } = here.finish();
  expect(await hashing.finish()).toEqual(others);
});
