import type { Kysely } from 'kysely';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import { createCsrf } from '../../../apps/store/src/http/csrf.ts';
import { newId } from '../../../apps/store/src/ids.ts';
import { startSession } from '../../../apps/store/src/modules/accounts/sessions.service.ts';

/** A photographer with an empty gallery, as her browser knows her. */
export interface Photographer {
  galleryId: string;
  sessionToken: string;
  csrfToken: string;
}

export const appSecret = 'the secret of the fault runs, 32 characters or more';

export async function newPhotographer(
  db: Kysely<Tables>,
  email = 'kills@demo.test',
): Promise<Photographer> {
  const [id, galleryId] = [newId(), newId()];
  await db
    .insertInto('accounts')
    .values({ id, labBrand: 'halide', email, firstName: 'Ada', lastName: 'Ames' })
    .execute();
  await db.insertInto('galleries').values({ id: galleryId, accountId: id }).execute();
  const { token } = await startSession(db, id, { userAgent: 'fault run', ip: '127.0.0.1' });
  const csrfToken = createCsrf(appSecret).tokenFor(token);
  return { galleryId, sessionToken: token, csrfToken };
}

/** What her browser sends with a call by script of one of our pages. */
export function sessionHeaders(
  origin: string,
  { sessionToken, csrfToken }: Photographer,
): Record<string, string> {
  const name = origin.startsWith('https:') ? '__Host-session' : 'session';
  return {
    cookie: `${name}=${sessionToken}`,
    'x-csrf-token': csrfToken,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
  };
}
