import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

const { db, empty } = await createTestDatabase();

test('a test database has the migrations of the application', async () => {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  expect(rows).toContainEqual({ name: '0001-accounts' });
});

test('emptying takes the rows of all tables in whatever order they refer to each other', async () => {
  await sql`create table parent (id int primary key)`.execute(db);
  await sql`create table child (parent int references parent)`.execute(db);
  await sql`insert into parent values (1)`.execute(db);
  await sql`insert into child values (1)`.execute(db);
  await empty();
  const { rows } = await sql`
    select (select count(*) from parent) as parents, (select count(*) from child) as children,
           (select count(*) > 0 from schema_migrations) as is_migrated`.execute(db);
  expect(rows).toEqual([{ parents: 0, children: 0, isMigrated: true }]);
});
