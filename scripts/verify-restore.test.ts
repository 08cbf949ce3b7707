import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../apps/store/src/db/tables.ts';
import { createFactories } from '../apps/store/test/factories.ts';
import { root } from './lib/read-settings.ts';
import { temporaryFolder } from './test/shop.ts';

const shop = await createTestDatabase<Tables>();
const copy = await createTestDatabase<Tables>();

test('a copy that was restored is looked over, and the shop is told of it; one without a file is refused by name', async () => {
  const folder = await temporaryFolder();
  const { originalKey, fileName } = await createFactories(copy.db).photo();
  const look = () =>
    promisify(execFile)(
      process.execPath,
      ['scripts/verify-restore.ts', '--tell', connectionUrl(shop.connection)],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: folder, DATABASE_URL: connectionUrl(copy.connection) },
      },
    );
  await expect(look()).rejects.toThrow(`${fileName} has no original: ${originalKey}`);

  const file = join(folder, 'files/objects', originalKey);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'photo');
  expect((await look()).stdout).toContain('1 photos, 0 orders');
  for (const { db } of [copy, shop]) {
    const { rows } = await sql`select photos, orders from verified_restores`.execute(db);
    expect(rows).toEqual([{ photos: 1, orders: 0 }]);
  }
}, 120_000);
