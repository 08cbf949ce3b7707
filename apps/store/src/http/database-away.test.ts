import { openDatabase } from '@albumen/server-kit/database';
import { onTestFinished, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { problemOf } from '../../test/refusals.ts';
import { startTestStore } from '../../test/test-store.ts';
import type { Tables } from '../db/tables.ts';

const away = openDatabase<Tables>({
  connection: { host: '/nowhere', port: 5432, user: 'nobody', database: 'none' },
  applicationName: 'away',
});
const store = await startTestStore({ change: () => ({ db: away }) });

test('a database that is away is answered as such, so that the call may come again', async () => {
  onTestFinished(() => away.destroy());
  const reply = await openBrowser(store).call('/isEmailRegistered/ada@example.com');
  expect(await problemOf(reply)).toMatchObject({ code: 'unavailable', status: 503 });
});
