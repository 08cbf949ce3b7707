import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@albumen/test-kit/database';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { refuseUnsetRole } from './pooled-role.ts';

const { connection } = await createTestDatabase();
const { user: owner, database } = connection;

async function asAdministrator(...statements: string[]): Promise<void> {
  const client = new Client({ ...inject('testServer'), database });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('the role of a second program acts as the owner of its schema, and is told how', async () => {
  const guest = `guest_${randomBytes(6).toString('hex')}`;
  await asAdministrator(
    `create role ${guest} login in role ${owner}`,
    `create schema second authorization ${owner}`,
    `alter role ${guest} set search_path = second`,
    `alter role ${guest} set statement_timeout = '20s'`,
    `alter role ${guest} set idle_in_transaction_session_timeout = '30s'`,
  );
  onTestFinished(() => asAdministrator(`drop role ${guest}`));
  const ask = async () => {
    const db = openDatabase({
      connection: { ...connection, user: guest },
      isPooled: true,
      applicationName: 'test',
    });
    const refusal: unknown = await refuseUnsetRole(db, 'second').catch((error: unknown) => error);
    await db.destroy();
    return refusal;
  };
  const refusal = String(await ask());
  expect(refusal).toContain(`alter role "${guest}" set role = "${owner}";`);
  await asAdministrator(...(refusal.split('Once: ')[1] ?? '').split('; '));
  expect(await ask()).toBeUndefined();
});
