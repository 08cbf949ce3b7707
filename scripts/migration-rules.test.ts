import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractionsIn, oldTablesIndexedBy } from './lib/migration-rules.ts';
import { root } from './lib/read-settings.ts';

/** Those up to here were made before an older release had to run on a newer schema. */
const before = {
  'apps/store': '0210-questions-at-checkout.sql',
  'apps/gateway': '0041-adjusting-accounts.sql',
};

const newMigrations = await Promise.all(
  Object.entries(before).map(async ([app, last]) => {
    const folder = join(root, app, 'src/db/migrations');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
    expect(names).toContain(last);
    const texts = names
      .filter((name) => name > last)
      .map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') }));
    return [app, await Promise.all(texts)] as const;
  }),
);

test.each(newMigrations)('each new migration of %s serves the release before it', (_, files) => {
  for (const { name, text } of files) expect([name, contractionsIn(text)]).toEqual([name, []]);
});

test.each(newMigrations)(
  'each new migration of %s indexes one table that is in use',
  (_, files) => {
    const many = files.filter(({ text }) => oldTablesIndexedBy(text).length > 1);
    expect(many.map(({ name }) => name)).toEqual([]);
  },
);

test('tables that a migration makes itself are in nobody’s use', () => {
  const made = 'create table a (id int); create index a_id on a (id);';
  expect(oldTablesIndexedBy(made)).toEqual([]);
  const old = 'create unique index on b (id) where id > 0; create index c_id on c using gin (id);';
  expect(oldTablesIndexedBy(`${made} ${old} create index b_x on b (x);`)).toEqual(['b', 'c']);
});

test.each([
  ['alter table photos drop column width;', 1],
  ['drop table photos;', 1],
  ['alter table photos rename column width to w;', 1],
  ['ALTER TABLE photos RENAME TO pictures;', 1],
  ['alter table photos alter column width type bigint;', 1],
  ['alter table photos alter column width set not null;', 1],
  ['alter table photos add column width integer not null;', 1],
  ['alter table photos add constraint wide check (width > 0);', 1],
  [
    '-- Contracts 0200-operators: nothing reads it since.\nalter table photos drop column width;',
    0,
  ],
  ['alter table photos add column width integer not null default 0, add height integer;', 0],
  ['alter table photos drop constraint wide, alter column width drop not null;', 0],
  ['create table pictures (id uuid primary key, width integer not null check (width > 0));', 0],
  ['-- Later we drop column width.\nselect 1;', 0],
])('%s', (sql, expected) => {
  expect(contractionsIn(sql)).toHaveLength(expected);
});
