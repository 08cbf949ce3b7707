import { createTestDatabase } from '@albumen/test-kit/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storableJson, storableName, storableText } from './storable-json.ts';

const { db } = await createTestDatabase();

test('PostgreSQL takes whatever a client may send as metadata', async () => {
  const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', 'a\udc00b'));
  const anything = fc.object({ key: odd, values: [odd, fc.double(), fc.boolean()] });
  await fc.assert(
    fc.asyncProperty(anything, async (metadata) => {
      const { rows } = await sql`select ${storableJson(metadata)}::jsonb`.execute(db);
      expect(rows).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

test('PostgreSQL takes any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const { rows } = await sql`select ${storableText(`${text}\0`)}::text`.execute(db);
      expect(rows).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

test('what can be stored is stored as it is', () => {
  const metadata = {
    artist: 'Jörg 花嫁 👰',
    list: [1, null, { deep: true }],
    'back\\u0000slash': '\\u0000',
  };
  expect(JSON.parse(storableJson(metadata))).toEqual(metadata);
  expect(storableName('IMG\u0007_1\n.jpg')).toBe('IMG_1.jpg');
});
